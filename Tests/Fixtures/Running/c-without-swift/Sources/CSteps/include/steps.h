int steps(void);
