int beds(void);
