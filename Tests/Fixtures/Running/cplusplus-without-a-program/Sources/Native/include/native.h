#ifdef __cplusplus
extern "C" {
#endif
int native(void);
#ifdef __cplusplus
}
#endif
