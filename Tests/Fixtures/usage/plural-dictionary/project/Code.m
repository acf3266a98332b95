NSString *a = [NSString localizedStringWithFormat:NSLocalizedString(@"%d homes", nil), 3];
NSString *b = NSLocalizedStringFromTable(@"roof", @"House", nil);
