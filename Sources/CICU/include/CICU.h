int cicu_placeholder(void);
