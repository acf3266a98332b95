#import <A/B.h>
#define LOC(k) \
  F(k, @"x")
// c \
d
#if 0
Don't {
#elif A
- (void)f:(int)g { [h i:@"j\n" "k\x41" j:'"' k:^{ return 1'000; }]; }
#endif
NSString *s = LR"d(a)"b)d" u8"\u00e9" @[@1, @(2)] @"l\
m"; /* é */
