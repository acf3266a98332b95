// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let en = Files(
    locale: "en",
    authentication: #"""
"Sign in with Firebase" = "Sign in with Firebase";
"Sign in with Google" = "Sign in with Google";
"Sign in with Apple" = "Sign in with Apple";
"Sign in with Facebook" = "Sign in with Facebook";
"Sign in with X" = "Sign in with X";
"Sign in with Phone" = "Sign in with Phone";
"Sign in with email" = "Sign in with email";
"Authenticating..." = "Authenticating...";
"Invalid OAuth Provider" = "Invalid OAuth Provider";
"TermsOfServiceMessage" = "If you continue, you agree to the %@ and the %@.";
"Terms of Service" = "Terms of Service";
"Privacy Policy" = "Privacy Policy";
"%@    %@" = "%@    %@";
"Email" = "Email";
"Enter your email" = "Enter your email";
"Password" = "Password";
"Enter your password" = "Enter your password";
"Confirm Password" = "Confirm Password";
"Create account" = "Create account";
"Trouble signing in?" = "Trouble signing in?";
"Prefer Email link sign-in?" = "Prefer Email link sign-in?";
"Don't have an account yet?" = "Don't have an account yet?";
"Sign up" = "Sign up";
"Already have an account?" = "Already have an account?";
"Login" = "Login";
"Recover password" = "Recover password";
"Send a password recovery link to your email" = "Send a password recovery link to your email";
"Send password recovery email" = "Send password recovery email";
"Check your email" = "Check your email";
"PasswordRecoveryMessage" = "You’ll get an email that explains how to choose a new password.";
"PasswordRecoveryEmailSentMessage" = "We sent an email to %@. Open it and use the link to choose a new password.";
"Sign in with email link" = "Sign in with email link";
"Send a sign-in link to your email" = "Send a sign-in link to your email";
"Send email sign-in link" = "Send email sign-in link";
"Sign-in email Sent" = "Sign-in email Sent";
"Use a previous sign-in method" = "Use a previous sign-in method";
"You previously signed in with one of these methods for %@." = "You previously signed in with one of these methods for %@.";
"Some previous sign-in methods are not enabled in this app." = "Some previous sign-in methods are not enabled in this app.";
"Continue with email and password" = "Continue with email and password";
"Continue with email link" = "Continue with email link";
"Phone" = "Phone";
"Enter phone number" = "Enter phone number";
"Enter Your Phone Number" = "Enter Your Phone Number";
"Phone Number" = "Phone Number";
"Send Code" = "Send Code";
"Send SMS code" = "Send SMS code";
"Processing..." = "Processing...";
"Enter Verification Code" = "Enter Verification Code";
"Enter verification code" = "Enter verification code";
"Verification Code" = "Verification Code";
"We sent a code to %@" = "We sent a code to %@";
"Resend Code" = "Resend Code";
"Change number" = "Change number";
"Verify and Sign In" = "Verify and Sign In";
"Verify phone number and sign-in" = "Verify phone number and sign-in";
"Facebook login cancelled" = "Facebook login cancelled";
"Authorize User Tracking" = "Authorize User Tracking";
"For classic Facebook login, please authorize user tracking." = "For classic Facebook login, please authorize user tracking.";
"Limited Login" = "Limited Login";
"Two-Factor Authentication" = "Two-Factor Authentication";
"Set Up Two-Factor Authentication" = "Set Up Two-Factor Authentication";
"Set up two-factor authentication to add an extra layer of security to your account." = "Set up two-factor authentication to add an extra layer of security to your account.";
"Choose Authentication Method" = "Choose Authentication Method";
"SMS Authentication" = "SMS Authentication";
"Authenticator App" = "Authenticator App";
"We'll send a verification code to your phone number each time you sign in." = "We'll send a verification code to your phone number each time you sign in.";
"We'll send a verification code to your phone" = "We'll send a verification code to your phone";
"We'll send a verification code to this number" = "We'll send a verification code to this number";
"Display Name" = "Display Name";
"Enter display name for this device" = "Enter display name for this device";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Use an authenticator app like Google Authenticator or Authy to generate verification codes.";
"Scan QR Code" = "Scan QR Code";
"Scan with your authenticator app or tap to open directly" = "Scan with your authenticator app or tap to open directly";
"Tap to open in authenticator app" = "Tap to open in authenticator app";
"Unable to generate QR Code" = "Unable to generate QR Code";
"Manual Entry Key:" = "Manual Entry Key:";
"Copied to clipboard!" = "Copied to clipboard!";
"Enter display name for this authenticator" = "Enter display name for this authenticator";
"Enter code from app" = "Enter code from app";
"Enter 6-digit code" = "Enter 6-digit code";
"Complete Setup" = "Complete Setup";
"Multi-Factor Authentication Disabled" = "Multi-Factor Authentication Disabled";
"MFA is not enabled in the current configuration. Please contact your administrator." = "MFA is not enabled in the current configuration. Please contact your administrator.";
"No Authentication Methods Available" = "No Authentication Methods Available";
"No MFA methods are configured as allowed. Please contact your administrator." = "No MFA methods are configured as allowed. Please contact your administrator.";
"Complete Sign-In" = "Complete Sign-In";
"Complete sign-in with your second factor" = "Complete sign-in with your second factor";
"Choose verification method:" = "Choose verification method:";
"SMS Verification" = "SMS Verification";
"We'll send a code to ••••••%@" = "We'll send a code to ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Enter the 6-digit code from your authenticator app";
"Account: %@" = "Account: %@";
"Manage Two-Factor Authentication" = "Manage Two-Factor Authentication";
"Manage your authentication methods" = "Manage your authentication methods";
"Enrolled Methods" = "Enrolled Methods";
"No Authentication Methods" = "No Authentication Methods";
"Add an extra layer of security to your account" = "Add an extra layer of security to your account";
"Get Started" = "Get Started";
"Add Another Method" = "Add Another Method";
"Authentication Method" = "Authentication Method";
"Unnamed Method" = "Unnamed Method";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Enrolled: %@";
"Remove" = "Remove";
"Signed in!" = "Signed in!";
"Verify email address?" = "Verify email address?";
"Verification email sent" = "Verification email sent";
"Please tap on the link in your email to complete verification." = "Please tap on the link in your email to complete verification.";
"Update password" = "Update password";
"Sign Out" = "Sign Out";
"Delete Account" = "Delete Account";
"Delete Account?" = "Delete Account?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action.";
"UpdatePasswordTitle" = "Update your password";
"Type new password" = "Type new password";
"Retype new password" = "Retype new password";
"Password Updated" = "Password Updated";
"Your password has been successfully updated." = "Your password has been successfully updated.";
"For security, please enter your password" = "For security, please enter your password";
"Email: %@" = "Email: %@";
"Confirm" = "Confirm";
"Verify Phone Number" = "Verify Phone Number";
"For security, please verify your phone number" = "For security, please verify your phone number";
"We'll send a verification code to:" = "We'll send a verification code to:";
"Send Verification Code" = "Send Verification Code";
"Enter the 6-digit code sent to:" = "Enter the 6-digit code sent to:";
"Verify" = "Verify";
"Back" = "Back";
"OK" = "OK";
"Cancel" = "Cancel";
"Error" = "Error";
"The email address is already in use by another account." = "The email address is already in use by another account.";
"That email address isn't correct." = "That email address isn't correct.";
"Password must be at least 6 characters long." = "Password must be at least 6 characters long.";
"SignUpTooManyTimesError" = "There were too many attempts. Wait a while and try again.";
"The email and password you entered don't match." = "The email and password you entered don't match.";
"That email address doesn't match an existing account." = "That email address doesn't match an existing account.";
"That email address is for an account that has been disabled." = "That email address is for an account that has been disabled.";
"""#,
    errors: #"""
"auth/invalid-credential" = "The sign-in details are wrong or no longer valid.";
"auth/invalid-email" = "This email address isn’t valid.";
"auth/wrong-password" = "The email address and the password don’t match.";
"auth/user-not-found" = "There’s no account with this email address.";
"auth/missing-email" = "Enter your email address.";
"auth/missing-password" = "Enter your password.";
"auth/missing-phone-number" = "Enter your phone number.";
"auth/invalid-phone-number" = "This phone number isn’t valid.";
"auth/phone-number-not-found" = "There’s no account with this phone number.";
"auth/missing-verification-code" = "Enter the verification code.";
"auth/missing-code" = "Enter the code from the email.";
"auth/invalid-verification-code" = "This verification code isn’t correct.";
"auth/missing-verification-id" = "The verification wasn’t started properly.";
"auth/invalid-verification-id" = "This verification is no longer valid.";
"auth/code-expired" = "This verification code has expired.";
"auth/retry-phone-auth" = "Your phone number couldn’t be verified.";
"auth/rejected-credential" = "The sign-in details weren’t accepted.";
"auth/user-disabled" = "This account has been disabled.";
"auth/invalid-user-token" = "Your session is no longer valid.";
"auth/user-token-expired" = "Your session has expired.";
"auth/null-user" = "You’re not signed in.";
"auth/no-signed-in-user" = "You’re not signed in.";
"auth/user-signed-out" = "You’ve been signed out.";
"auth/unverified-email" = "Your email address hasn’t been verified yet.";
"auth/requires-recent-login" = "For your security, sign in again to continue.";
"auth/email-already-in-use" = "There’s already an account with this email address.";
"auth/account-exists-with-different-credential" = "You already have an account with this email address, but you signed in another way.";
"auth/provider-already-linked" = "This sign-in method is already linked to your account.";
"auth/no-such-provider" = "This sign-in method isn’t linked to your account.";
"auth/user-mismatch" = "These sign-in details belong to another account.";
"auth/credential-already-in-use" = "This sign-in method is already linked to another account.";
"conflict/different-credential" = "This account exists already, with another sign-in method.";
"conflict/credential-in-use" = "This sign-in method is already linked to another account.";
"conflict/email-in-use" = "This email address is already in use.";
"auth/operation-not-allowed" = "This sign-in method isn’t available.";
"auth/admin-restricted-operation" = "Only an administrator can do this.";
"auth/email-change-needs-verification" = "You have to verify your new email address first.";
"auth/password-does-not-meet-requirements" = "This password doesn’t meet the requirements.";
"auth/password-does-not-meet-requirements/listed" = "The password must have: %@.";
"auth/password-requirement/lowercase" = "a lowercase letter";
"auth/password-requirement/uppercase" = "an uppercase letter";
"auth/password-requirement/digit" = "a digit";
"auth/password-requirement/symbol" = "a special character";
"auth/unsupported-password-policy-schema-version" = "This version of the app can’t check your password.";
"auth/too-many-requests" = "There were too many attempts.";
"auth/quota-exceeded" = "The service is very busy at the moment.";
"auth/network-request-failed" = "The server can’t be reached.";
"auth/web-network-request-failed" = "The sign-in page couldn’t be loaded.";
"auth/timeout" = "The server took too long to answer.";
"auth/token-refresh-unavailable" = "Your session couldn’t be renewed.";
"auth/expired-action-code" = "This link has expired.";
"auth/invalid-action-code" = "This link isn’t valid or has already been used.";
"service/invalid-email-link" = "This sign-in link isn’t valid.";
"service/invalid-email-link/address-missing" = "Enter the email address that received this link.";
"service/invalid-email-link/other-device" = "This link was requested on another device.";
"service/invalid-email-link/link-missing" = "There’s no sign-in link to open.";
"auth/multi-factor-auth-required" = "Use your second factor to finish signing in.";
"auth/missing-multi-factor-session" = "The two-factor check wasn’t started properly.";
"auth/missing-multi-factor-info" = "Choose a second factor.";
"auth/invalid-multi-factor-session" = "The two-factor check is no longer valid.";
"auth/multi-factor-info-not-found" = "This second factor isn’t set up for your account.";
"auth/second-factor-already-in-use" = "This second factor is already set up for your account.";
"auth/maximum-second-factor-count-exceeded" = "Your account can’t have any more second factors.";
"auth/unsupported-first-factor" = "Two-factor authentication isn’t available with the way you signed in.";
"service/multi-factor" = "Two-factor authentication didn’t work.";
"service/multi-factor/disabled" = "Two-factor authentication is turned off in this app.";
"service/multi-factor/factor-not-allowed" = "This app doesn’t allow this second factor.";
"service/multi-factor/session-expired" = "The two-factor check has expired.";
"service/multi-factor/phone-empty" = "Enter your phone number.";
"service/multi-factor/sms-not-sent" = "The text message couldn’t be sent.";
"service/multi-factor/hint-unsupported" = "This app doesn’t support your second factor.";
"service/multi-factor/challenge-failed" = "Your second factor couldn’t be confirmed.";
"service/multi-factor/code-empty" = "Enter the verification code.";
"auth/web-internal-error" = "The sign-in page reported an error.";
"auth/web-sign-in-user-interaction-failure" = "The sign-in page couldn’t finish signing you in.";
"auth/cors-unsupported" = "You can’t sign in with this browser.";
"auth/popup-blocked" = "The browser blocked the sign-in window.";
"auth/redirect-operation-pending" = "Another sign-in is still under way.";
"service/no-current-user" = "You’re not signed in.";
"service/invalid-credentials" = "The sign-in details aren’t valid.";
"service/sign-in-failed" = "Couldn’t sign in: %@";
"service/provider-failed" = "The sign-in provider reported an error.";
"auth/blocking-cloud-function-error" = "The service declined the request.";
"auth/login-blocked" = "The service blocked the sign-in.";
"auth/unknown" = "Something went wrong.";
"reauth/oauth" = "Sign in with %@ to continue.";
"reauth/email" = "Enter your password to continue.";
"reauth/email-link" = "Check your email to confirm that it’s you.";
"reauth/phone" = "Verify your phone number to continue.";
"ui/reauth/title/sign-in" = "Confirm that it’s you";
"ui/reauth/title/phone" = "Verify your phone number";
"ui/reauth/title/email" = "Verify your email address";
"ui/reauth/message/email" = "We’ll send a verification email to %@.";
"ui/reauth/message/phone" = "We’ll send a verification code to %@.";
"ui/reauth/button/continue" = "Continue";
"ui/reauth/button/proceed" = "Proceed";
"ui/reauth/button/cancel" = "Cancel";
"ui/reauth/button/send-email" = "Send verification email";
"validation/email" = "Enter a valid email address.";
"validation/passwords-differ" = "The passwords don’t match.";
"validation/empty" = "Required: %@";
"validation/phone" = "Enter a valid phone number.";
"ui/field/email" = "Email";
"ui/field/password" = "Password";
"ui/field/confirm-password" = "Confirm password";
"ui/field/phone" = "Phone number";
"ui/field/code" = "Verification code";
"ui/field/display-name" = "Display name";
"ui/sign-in-with" = "Sign in with %@";
"ui/provider/phone" = "Phone";
"ui/provider/email" = "Email";
"ui/provider/email-link" = "Email link";
"ui/title/error" = "Error";
"ui/title/sign-in" = "Couldn’t sign in";
"ui/title/account" = "Account not available";
"ui/title/conflict" = "Account already in use";
"ui/title/confirm" = "Confirm that it’s you";
"ui/title/password" = "Choose another password";
"ui/title/not-allowed" = "Not available";
"ui/title/later" = "Try again later";
"ui/title/connection" = "No connection";
"ui/title/link" = "Link can’t be used";
"ui/title/two-factor" = "Two-factor authentication";
"ui/title/code" = "Check the code";
"ui/recovery/check" = "Check what you entered and try again.";
"ui/recovery/try-again" = "Try again.";
"ui/recovery/later" = "Wait a while and try again.";
"ui/recovery/connection" = "Check your internet connection and try again.";
"ui/recovery/country-code" = "Start with + and the country code.";
"ui/recovery/new-code" = "Request a new code.";
"ui/recovery/new-email" = "Request a new email.";
"ui/recovery/sign-in-again" = "Sign in again.";
"ui/recovery/usual-method" = "Sign in the way you did before.";
"ui/recovery/other-address" = "Sign in or use another email address.";
"ui/recovery/other-account" = "Use the account you signed in with before.";
"ui/recovery/other-method" = "Choose another sign-in method.";
"ui/recovery/open-link" = "Open the link in the email we sent you.";
"ui/recovery/support" = "Contact support.";
"ui/recovery/administrator" = "Contact your administrator.";
"ui/recovery/update" = "Update the app and try again.";
"ui/recovery/pop-ups" = "Allow pop-up windows for this site and try again.";
"ui/recovery/browser" = "Use another browser.";
"ui/recovery/finish" = "Finish it first, or wait a moment.";
"ui/recovery/remove-factor" = "Remove one of them first.";
"ui/recovery/same-device" = "Open it on the device where you requested it.";
"ui/action/try-again" = "Try again";
"ui/action/sign-in" = "Sign in";
"ui/action/create-account" = "Create account";
"ui/action/reset-password" = "Reset password";
"ui/action/new-code" = "Send a new code";
"ui/action/new-email" = "Send a new email";
"ui/action/other-method" = "Use another method";
"ui/action/close" = "OK";
"""#,
    plurals: #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
<key>auth/weak-password</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>one</key>
<string>Use at least %lld character for your password.</string>
<key>other</key>
<string>Use at least %lld characters for your password.</string>
</dict>
</dict>
<key>auth/password-requirement/min-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>one</key>
<string>at least %lld character</string>
<key>other</key>
<string>at least %lld characters</string>
</dict>
</dict>
<key>auth/password-requirement/max-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>one</key>
<string>at most %lld character</string>
<key>other</key>
<string>at most %lld characters</string>
</dict>
</dict>
<key>validation/password-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>one</key>
<string>Use at least %lld character.</string>
<key>other</key>
<string>Use at least %lld characters.</string>
</dict>
</dict>
<key>validation/code-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>one</key>
<string>Enter the code with %lld digit.</string>
<key>other</key>
<string>Enter all %lld digits of the code.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
