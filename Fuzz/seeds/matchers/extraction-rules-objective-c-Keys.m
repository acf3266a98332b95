#import <Foundation/Foundation.h>

#define TITLE NSLocalizedString(@"title", @"c") //= key title | comment=c
#define LOC(k) NSLocalizedString(k, nil) //= problem unknown-wrapper

@implementation A
- (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)v table:(NSString *)t {
  return [super localizedStringForKey:key value:v table:@"T"];
}
- (void)f {
  NSLocalizedString(@"a", @"c"); //= key a | comment=c
  NSLocalizedStringFromTable(@"b", @"T", nil); //= key b | table=T
  NSLocalizedStringFromTableInBundle(@"c", nil, self.bundle, @"x"); //= key c | bundle=self.bundle | comment=x
  NSLocalizedStringWithDefaultValue(@"d", @"T", b, @"D", @"x"); //= key d | table=T | bundle=b | value=D | comment=x
  CFCopyLocalizedStringFromTable(CFSTR("e"), CFSTR("T"), "x"); //= key e | table=T | comment=x
  NSLocalizedAttributedString(@"f", nil); //= key f
  [bundle localizedStringForKey:@"g" value:@"" table:nil]; //= key g | value=
  [[NSBundle bundleForClass:[self class]] localizedStringForKey:flag ? @"h" : @"i" value:nil table:@"T"]; //= key h | table=T ;; key i | table=T
  [NSString localizedUserNotificationStringForKey:@"j" arguments:@[@"no", @"no"]]; //= key j
  NSLocalizedString(name, nil); //= dynamic name
  NSLocalizedString(([NSString stringWithFormat:@"error.%ld", (long)code]), nil); //= pattern error.*
  NSLocalizedString([@"p." stringByAppendingString:x], nil); //= pattern p.*
  NSLocalizedString(x ?: @"k", nil); //= dynamic x ;; key k
  MyNSLocalizedString(@"no", nil);
  @selector(localizedStringForKey:value:table:);
  // NSLocalizedString(@"no", nil)
  dispatch_async(q, ^{ self.text = NSLocalizedString(@"l", nil); }); //= key l
  NSLocalizedString(@"", nil);
  LOC(@"no rule");
  [NSString stringWithFormat:NSLocalizedString(@"%d m", @"c"), n]; //= key %d m | comment=c
}
@end
