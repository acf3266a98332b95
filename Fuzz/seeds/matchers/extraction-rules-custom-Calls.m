NSString *LOC(NSString *key) { return NSLocalizedString(key, nil); }
#define LOCX(k) NSLocalizedString(k, nil) //= problem unknown-wrapper
@implementation A
- (NSString *)localizedTitleForKey:(NSString *)key table:(NSString *)table {
  return [bundle localizedStringForKey:key value:nil table:table];
}
- (void)f {
  LOC(@"a"); //= key a | rule=LOC
  [self localizedTitleForKey:@"b" table:@"T"]; //= key b | table=T
  [@"c" localized]; //= key c
  @"d".localized; //= key d
  [L10n text:@"no"];
  [x tr:@"e"]; //= key e
}
@end
