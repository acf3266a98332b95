// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let th = Files(
    locale: "th",
    authentication: #"""
"Sign in with Firebase" = "ลงชื่อเข้าใช้ด้วย Firebase";
"Sign in with Google" = "ลงชื่อเข้าใช้ด้วย Google";
"Sign in with Apple" = "ลงชื่อเข้าใช้ด้วย Apple";
"Sign in with Facebook" = "ลงชื่อเข้าใช้ด้วย Facebook";
"Sign in with X" = "ลงชื่อเข้าใช้ด้วย X";
"Sign in with Phone" = "ลงชื่อเข้าใช้ด้วยหมายเลขโทรศัพท์";
"Sign in with email" = "ลงชื่อเข้าใช้ด้วยอีเมล";
"Authenticating..." = "กำลังลงชื่อเข้าใช้…";
"Invalid OAuth Provider" = "ผู้ให้บริการ OAuth ไม่ถูกต้อง";
"TermsOfServiceMessage" = "หากดำเนินการต่อ ถือว่าคุณยอมรับ%@และ%@";
"Terms of Service" = "ข้อกำหนดในการให้บริการ";
"Privacy Policy" = "นโยบายความเป็นส่วนตัว";
"%@    %@" = "%@    %@";
"Email" = "อีเมล";
"Enter your email" = "ป้อนอีเมลของคุณ";
"Password" = "รหัสผ่าน";
"Enter your password" = "ป้อนรหัสผ่านของคุณ";
"Confirm Password" = "ยืนยันรหัสผ่าน";
"Create account" = "สร้างบัญชี";
"Trouble signing in?" = "ลงชื่อเข้าใช้ไม่ได้ใช่ไหม";
"Prefer Email link sign-in?" = "ต้องการลงชื่อเข้าใช้ด้วยลิงก์อีเมลแทนไหม";
"Don't have an account yet?" = "ยังไม่มีบัญชีใช่ไหม";
"Sign up" = "สมัครใช้งาน";
"Already have an account?" = "มีบัญชีอยู่แล้วใช่ไหม";
"Login" = "ลงชื่อเข้าใช้";
"Recover password" = "กู้คืนรหัสผ่าน";
"Send a password recovery link to your email" = "ส่งลิงก์กู้คืนรหัสผ่านไปยังอีเมลของคุณ";
"Send password recovery email" = "ส่งอีเมลกู้คืนรหัสผ่าน";
"Check your email" = "ตรวจสอบอีเมลของคุณ";
"PasswordRecoveryMessage" = "คุณจะได้รับอีเมลที่อธิบายวิธีเลือกรหัสผ่านใหม่";
"PasswordRecoveryEmailSentMessage" = "เราได้ส่งอีเมลไปที่ %@ แล้ว โปรดเปิดอีเมลและใช้ลิงก์เพื่อเลือกรหัสผ่านใหม่";
"Sign in with email link" = "ลงชื่อเข้าใช้ด้วยลิงก์อีเมล";
"Send a sign-in link to your email" = "ส่งลิงก์ลงชื่อเข้าใช้ไปยังอีเมลของคุณ";
"Send email sign-in link" = "ส่งลิงก์ลงชื่อเข้าใช้ทางอีเมล";
"Sign-in email Sent" = "ส่งอีเมลลงชื่อเข้าใช้แล้ว";
"Use a previous sign-in method" = "ใช้วิธีลงชื่อเข้าใช้ที่เคยใช้";
"You previously signed in with one of these methods for %@." = "ก่อนหน้านี้คุณลงชื่อเข้าใช้ %@ ด้วยวิธีใดวิธีหนึ่งต่อไปนี้";
"Some previous sign-in methods are not enabled in this app." = "วิธีลงชื่อเข้าใช้บางวิธีที่เคยใช้ไม่ได้เปิดใช้งานในแอปนี้";
"Continue with email and password" = "ดำเนินการต่อด้วยอีเมลและรหัสผ่าน";
"Continue with email link" = "ดำเนินการต่อด้วยลิงก์อีเมล";
"Phone" = "โทรศัพท์";
"Enter phone number" = "ป้อนหมายเลขโทรศัพท์";
"Enter Your Phone Number" = "ป้อนหมายเลขโทรศัพท์ของคุณ";
"Phone Number" = "หมายเลขโทรศัพท์";
"Send Code" = "ส่งรหัส";
"Send SMS code" = "ส่งรหัสทาง SMS";
"Processing..." = "กำลังประมวลผล…";
"Enter Verification Code" = "ป้อนรหัสยืนยัน";
"Enter verification code" = "ป้อนรหัสยืนยัน";
"Verification Code" = "รหัสยืนยัน";
"We sent a code to %@" = "เราได้ส่งรหัสไปที่ %@ แล้ว";
"Resend Code" = "ส่งรหัสอีกครั้ง";
"Change number" = "เปลี่ยนหมายเลข";
"Verify and Sign In" = "ยืนยันและลงชื่อเข้าใช้";
"Verify phone number and sign-in" = "ยืนยันหมายเลขโทรศัพท์และลงชื่อเข้าใช้";
"Facebook login cancelled" = "ยกเลิกการลงชื่อเข้าใช้ด้วย Facebook แล้ว";
"Authorize User Tracking" = "อนุญาตการติดตาม";
"For classic Facebook login, please authorize user tracking." = "โปรดอนุญาตการติดตามเพื่อลงชื่อเข้าใช้ด้วย Facebook แบบปกติ";
"Limited Login" = "การเข้าสู่ระบบแบบจำกัด";
"Two-Factor Authentication" = "การตรวจสอบสิทธิ์สองปัจจัย";
"Set Up Two-Factor Authentication" = "ตั้งค่าการตรวจสอบสิทธิ์สองปัจจัย";
"Set up two-factor authentication to add an extra layer of security to your account." = "ตั้งค่าการตรวจสอบสิทธิ์สองปัจจัยเพื่อเพิ่มความปลอดภัยให้บัญชีของคุณอีกชั้นหนึ่ง";
"Choose Authentication Method" = "เลือกวิธีตรวจสอบสิทธิ์";
"SMS Authentication" = "การตรวจสอบสิทธิ์ทาง SMS";
"Authenticator App" = "แอปตรวจสอบสิทธิ์";
"We'll send a verification code to your phone number each time you sign in." = "เราจะส่งรหัสยืนยันไปยังหมายเลขโทรศัพท์ของคุณทุกครั้งที่คุณลงชื่อเข้าใช้";
"We'll send a verification code to your phone" = "เราจะส่งรหัสยืนยันไปยังโทรศัพท์ของคุณ";
"We'll send a verification code to this number" = "เราจะส่งรหัสยืนยันไปยังหมายเลขนี้";
"Display Name" = "ชื่อที่แสดง";
"Enter display name for this device" = "ป้อนชื่อที่แสดงของอุปกรณ์นี้";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "ใช้แอปตรวจสอบสิทธิ์ เช่น Google Authenticator หรือ Authy เพื่อสร้างรหัสยืนยัน";
"Scan QR Code" = "สแกนคิวอาร์โค้ด";
"Scan with your authenticator app or tap to open directly" = "สแกนด้วยแอปตรวจสอบสิทธิ์ของคุณหรือแตะเพื่อเปิดโดยตรง";
"Tap to open in authenticator app" = "แตะเพื่อเปิดในแอปตรวจสอบสิทธิ์";
"Unable to generate QR Code" = "ไม่สามารถสร้างคิวอาร์โค้ดได้";
"Manual Entry Key:" = "คีย์สำหรับป้อนด้วยตนเอง:";
"Copied to clipboard!" = "คัดลอกไปยังคลิปบอร์ดแล้ว";
"Enter display name for this authenticator" = "ป้อนชื่อที่แสดงของแอปตรวจสอบสิทธิ์นี้";
"Enter code from app" = "ป้อนรหัสจากแอป";
"Enter 6-digit code" = "ป้อนรหัส 6 หลัก";
"Complete Setup" = "ตั้งค่าให้เสร็จสิ้น";
"Multi-Factor Authentication Disabled" = "การตรวจสอบสิทธิ์สองปัจจัยปิดอยู่";
"MFA is not enabled in the current configuration. Please contact your administrator." = "แอปนี้ไม่ได้เปิดใช้งานการตรวจสอบสิทธิ์สองปัจจัย โปรดติดต่อผู้ดูแลระบบของคุณ";
"No Authentication Methods Available" = "ไม่มีวิธีตรวจสอบสิทธิ์ที่ใช้ได้";
"No MFA methods are configured as allowed. Please contact your administrator." = "แอปนี้ไม่อนุญาตวิธีตรวจสอบสิทธิ์สองปัจจัยใดๆ โปรดติดต่อผู้ดูแลระบบของคุณ";
"Complete Sign-In" = "ลงชื่อเข้าใช้ให้เสร็จสิ้น";
"Complete sign-in with your second factor" = "ลงชื่อเข้าใช้ให้เสร็จสิ้นด้วยปัจจัยที่สองของคุณ";
"Choose verification method:" = "เลือกวิธียืนยัน:";
"SMS Verification" = "การยืนยันทาง SMS";
"We'll send a code to ••••••%@" = "เราจะส่งรหัสไปที่ ••••••%@";
"Enter the 6-digit code from your authenticator app" = "ป้อนรหัส 6 หลักจากแอปตรวจสอบสิทธิ์ของคุณ";
"Account: %@" = "บัญชี: %@";
"Manage Two-Factor Authentication" = "จัดการการตรวจสอบสิทธิ์สองปัจจัย";
"Manage your authentication methods" = "จัดการวิธีตรวจสอบสิทธิ์ของคุณ";
"Enrolled Methods" = "วิธีที่ตั้งค่าแล้ว";
"No Authentication Methods" = "ไม่มีวิธีตรวจสอบสิทธิ์";
"Add an extra layer of security to your account" = "เพิ่มความปลอดภัยให้บัญชีของคุณอีกชั้นหนึ่ง";
"Get Started" = "เริ่มต้น";
"Add Another Method" = "เพิ่มวิธีอื่น";
"Authentication Method" = "วิธีตรวจสอบสิทธิ์";
"Unnamed Method" = "วิธีที่ไม่มีชื่อ";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "ตั้งค่าเมื่อ: %@";
"Remove" = "เอาออก";
"Signed in!" = "ลงชื่อเข้าใช้แล้ว";
"Verify email address?" = "ยืนยันที่อยู่อีเมล";
"Verification email sent" = "ส่งอีเมลยืนยันแล้ว";
"Please tap on the link in your email to complete verification." = "โปรดแตะลิงก์ในอีเมลเพื่อยืนยันให้เสร็จสิ้น";
"Update password" = "อัปเดตรหัสผ่าน";
"Sign Out" = "ลงชื่อออก";
"Delete Account" = "ลบบัญชี";
"Delete Account?" = "ลบบัญชีหรือไม่";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "การดำเนินการนี้ไม่สามารถเลิกทำได้ ข้อมูลทั้งหมดของคุณจะถูกลบอย่างถาวร คุณอาจต้องยืนยันตัวตนอีกครั้งเพื่อดำเนินการให้เสร็จสิ้น";
"UpdatePasswordTitle" = "อัปเดตรหัสผ่านของคุณ";
"Type new password" = "ป้อนรหัสผ่านใหม่";
"Retype new password" = "ป้อนรหัสผ่านใหม่อีกครั้ง";
"Password Updated" = "อัปเดตรหัสผ่านแล้ว";
"Your password has been successfully updated." = "อัปเดตรหัสผ่านของคุณเรียบร้อยแล้ว";
"For security, please enter your password" = "เพื่อความปลอดภัย โปรดป้อนรหัสผ่านของคุณ";
"Email: %@" = "อีเมล: %@";
"Confirm" = "ยืนยัน";
"Verify Phone Number" = "ยืนยันหมายเลขโทรศัพท์";
"For security, please verify your phone number" = "เพื่อความปลอดภัย โปรดยืนยันหมายเลขโทรศัพท์ของคุณ";
"We'll send a verification code to:" = "เราจะส่งรหัสยืนยันไปที่:";
"Send Verification Code" = "ส่งรหัสยืนยัน";
"Enter the 6-digit code sent to:" = "ป้อนรหัส 6 หลักที่ส่งไปที่:";
"Verify" = "ยืนยัน";
"Back" = "กลับ";
"OK" = "ตกลง";
"Cancel" = "ยกเลิก";
"Error" = "ข้อผิดพลาด";
"The email address is already in use by another account." = "ที่อยู่อีเมลนี้ถูกใช้โดยบัญชีอื่นอยู่แล้ว";
"That email address isn't correct." = "ที่อยู่อีเมลนี้ไม่ถูกต้อง";
"Password must be at least 6 characters long." = "รหัสผ่านต้องมีอักขระอย่างน้อย 6 ตัว";
"SignUpTooManyTimesError" = "มีการลองหลายครั้งเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง";
"The email and password you entered don't match." = "อีเมลและรหัสผ่านที่ป้อนไม่ตรงกัน";
"That email address doesn't match an existing account." = "ไม่มีบัญชีที่ใช้ที่อยู่อีเมลนี้";
"That email address is for an account that has been disabled." = "ที่อยู่อีเมลนี้เป็นของบัญชีที่ถูกปิดใช้งานแล้ว";
"""#,
    errors: #"""
"auth/invalid-credential" = "ข้อมูลลงชื่อเข้าใช้ไม่ถูกต้องหรือใช้ไม่ได้อีกต่อไป";
"auth/invalid-email" = "ที่อยู่อีเมลนี้ไม่ถูกต้อง";
"auth/wrong-password" = "ที่อยู่อีเมลและรหัสผ่านไม่ตรงกัน";
"auth/user-not-found" = "ไม่มีบัญชีที่ใช้ที่อยู่อีเมลนี้";
"auth/missing-email" = "ป้อนที่อยู่อีเมลของคุณ";
"auth/missing-password" = "ป้อนรหัสผ่านของคุณ";
"auth/missing-phone-number" = "ป้อนหมายเลขโทรศัพท์ของคุณ";
"auth/invalid-phone-number" = "หมายเลขโทรศัพท์นี้ไม่ถูกต้อง";
"auth/phone-number-not-found" = "ไม่มีบัญชีที่ใช้หมายเลขโทรศัพท์นี้";
"auth/missing-verification-code" = "ป้อนรหัสยืนยัน";
"auth/missing-code" = "ป้อนรหัสจากข้อความ";
"auth/invalid-verification-code" = "รหัสยืนยันนี้ไม่ถูกต้อง";
"auth/missing-verification-id" = "การยืนยันไม่ได้เริ่มต้นอย่างถูกต้อง";
"auth/invalid-verification-id" = "การยืนยันนี้ใช้ไม่ได้อีกต่อไป";
"auth/code-expired" = "รหัสยืนยันนี้หมดอายุแล้ว";
"auth/retry-phone-auth" = "ไม่สามารถยืนยันหมายเลขโทรศัพท์ของคุณได้";
"auth/rejected-credential" = "ข้อมูลลงชื่อเข้าใช้ไม่ได้รับการยอมรับ";
"auth/user-disabled" = "บัญชีนี้ถูกปิดใช้งานแล้ว";
"auth/invalid-user-token" = "เซสชันของคุณใช้ไม่ได้อีกต่อไป";
"auth/user-token-expired" = "เซสชันของคุณหมดอายุแล้ว";
"auth/null-user" = "คุณไม่ได้ลงชื่อเข้าใช้";
"auth/no-signed-in-user" = "คุณไม่ได้ลงชื่อเข้าใช้";
"auth/user-signed-out" = "คุณถูกลงชื่อออกจากระบบแล้ว";
"auth/unverified-email" = "ที่อยู่อีเมลของคุณยังไม่ได้รับการยืนยัน";
"auth/requires-recent-login" = "เพื่อความปลอดภัยของคุณ โปรดลงชื่อเข้าใช้อีกครั้งเพื่อดำเนินการต่อ";
"auth/email-already-in-use" = "มีบัญชีที่ใช้ที่อยู่อีเมลนี้อยู่แล้ว";
"auth/account-exists-with-different-credential" = "คุณมีบัญชีที่ใช้ที่อยู่อีเมลนี้อยู่แล้ว แต่ลงชื่อเข้าใช้ด้วยวิธีอื่น";
"auth/provider-already-linked" = "วิธีลงชื่อเข้าใช้นี้เชื่อมโยงกับบัญชีของคุณอยู่แล้ว";
"auth/no-such-provider" = "วิธีลงชื่อเข้าใช้นี้ไม่ได้เชื่อมโยงกับบัญชีของคุณ";
"auth/user-mismatch" = "ข้อมูลลงชื่อเข้าใช้นี้เป็นของบัญชีอื่น";
"auth/credential-already-in-use" = "วิธีลงชื่อเข้าใช้นี้เชื่อมโยงกับบัญชีอื่นอยู่แล้ว";
"conflict/different-credential" = "มีบัญชีนี้อยู่แล้ว แต่ใช้วิธีอื่นในการลงชื่อเข้าใช้";
"conflict/credential-in-use" = "วิธีลงชื่อเข้าใช้นี้เชื่อมโยงกับบัญชีอื่นอยู่แล้ว";
"conflict/email-in-use" = "ที่อยู่อีเมลนี้ถูกใช้อยู่แล้ว";
"auth/operation-not-allowed" = "วิธีลงชื่อเข้าใช้นี้ไม่พร้อมใช้งาน";
"auth/admin-restricted-operation" = "เฉพาะผู้ดูแลระบบเท่านั้นที่ดำเนินการนี้ได้";
"auth/email-change-needs-verification" = "คุณต้องยืนยันที่อยู่อีเมลใหม่ก่อน";
"auth/password-does-not-meet-requirements" = "รหัสผ่านนี้ไม่เป็นไปตามข้อกำหนด";
"auth/password-does-not-meet-requirements/listed" = "รหัสผ่านต้องมี: %@";
"auth/password-requirement/lowercase" = "ตัวพิมพ์เล็ก";
"auth/password-requirement/uppercase" = "ตัวพิมพ์ใหญ่";
"auth/password-requirement/digit" = "ตัวเลข";
"auth/password-requirement/symbol" = "อักขระพิเศษ";
"auth/unsupported-password-policy-schema-version" = "แอปเวอร์ชันนี้ไม่สามารถตรวจสอบรหัสผ่านของคุณได้";
"auth/too-many-requests" = "มีการลองหลายครั้งเกินไป";
"auth/quota-exceeded" = "ขณะนี้มีผู้ใช้บริการจำนวนมาก";
"auth/network-request-failed" = "ไม่สามารถติดต่อเซิร์ฟเวอร์ได้";
"auth/web-network-request-failed" = "ไม่สามารถโหลดหน้าลงชื่อเข้าใช้ได้";
"auth/timeout" = "เซิร์ฟเวอร์ใช้เวลาตอบสนองนานเกินไป";
"auth/token-refresh-unavailable" = "ไม่สามารถต่ออายุเซสชันของคุณได้";
"auth/expired-action-code" = "ลิงก์นี้หมดอายุแล้ว";
"auth/invalid-action-code" = "ลิงก์นี้ไม่ถูกต้องหรือถูกใช้ไปแล้ว";
"service/invalid-email-link" = "ลิงก์ลงชื่อเข้าใช้นี้ไม่ถูกต้อง";
"service/invalid-email-link/address-missing" = "ป้อนที่อยู่อีเมลที่ได้รับลิงก์นี้";
"service/invalid-email-link/other-device" = "มีการขอลิงก์นี้จากอุปกรณ์เครื่องอื่น";
"service/invalid-email-link/link-missing" = "ไม่มีลิงก์ลงชื่อเข้าใช้ที่จะเปิด";
"auth/multi-factor-auth-required" = "ใช้ปัจจัยที่สองของคุณเพื่อลงชื่อเข้าใช้ให้เสร็จสิ้น";
"auth/missing-multi-factor-session" = "การตรวจสอบสิทธิ์สองปัจจัยไม่ได้เริ่มต้นอย่างถูกต้อง";
"auth/missing-multi-factor-info" = "เลือกปัจจัยที่สอง";
"auth/invalid-multi-factor-session" = "การตรวจสอบสิทธิ์สองปัจจัยนี้ใช้ไม่ได้อีกต่อไป";
"auth/multi-factor-info-not-found" = "ยังไม่ได้ตั้งค่าปัจจัยที่สองนี้สำหรับบัญชีของคุณ";
"auth/second-factor-already-in-use" = "มีการตั้งค่าปัจจัยที่สองนี้สำหรับบัญชีของคุณแล้ว";
"auth/maximum-second-factor-count-exceeded" = "ไม่สามารถเพิ่มปัจจัยที่สองในบัญชีของคุณได้อีก";
"auth/unsupported-first-factor" = "การตรวจสอบสิทธิ์สองปัจจัยไม่พร้อมใช้งานกับวิธีที่คุณลงชื่อเข้าใช้";
"service/multi-factor" = "การตรวจสอบสิทธิ์สองปัจจัยไม่สำเร็จ";
"service/multi-factor/disabled" = "การตรวจสอบสิทธิ์สองปัจจัยปิดอยู่ในแอปนี้";
"service/multi-factor/factor-not-allowed" = "แอปนี้ไม่อนุญาตให้ใช้ปัจจัยที่สองนี้";
"service/multi-factor/session-expired" = "การตรวจสอบสิทธิ์สองปัจจัยหมดเวลาแล้ว";
"service/multi-factor/phone-empty" = "ป้อนหมายเลขโทรศัพท์ของคุณ";
"service/multi-factor/sms-not-sent" = "ไม่สามารถส่ง SMS ได้";
"service/multi-factor/hint-unsupported" = "แอปนี้ไม่รองรับปัจจัยที่สองของคุณ";
"service/multi-factor/challenge-failed" = "ไม่สามารถยืนยันปัจจัยที่สองของคุณได้";
"service/multi-factor/code-empty" = "ป้อนรหัสยืนยัน";
"auth/web-internal-error" = "หน้าลงชื่อเข้าใช้รายงานข้อผิดพลาด";
"auth/web-sign-in-user-interaction-failure" = "หน้าลงชื่อเข้าใช้ไม่สามารถลงชื่อเข้าใช้ให้คุณได้";
"auth/cors-unsupported" = "คุณไม่สามารถลงชื่อเข้าใช้ด้วยเบราว์เซอร์นี้ได้";
"auth/popup-blocked" = "เบราว์เซอร์บล็อกหน้าต่างลงชื่อเข้าใช้";
"auth/redirect-operation-pending" = "การลงชื่อเข้าใช้อีกรายการยังดำเนินการอยู่";
"service/no-current-user" = "คุณไม่ได้ลงชื่อเข้าใช้";
"service/invalid-credentials" = "ข้อมูลลงชื่อเข้าใช้ไม่ถูกต้อง";
"service/sign-in-failed" = "ไม่สามารถลงชื่อเข้าใช้ได้: %@";
"service/provider-failed" = "ผู้ให้บริการลงชื่อเข้าใช้รายงานข้อผิดพลาด";
"auth/blocking-cloud-function-error" = "บริการปฏิเสธคำขอ";
"auth/login-blocked" = "บริการบล็อกการลงชื่อเข้าใช้";
"auth/unknown" = "เกิดข้อผิดพลาดบางอย่าง";
"reauth/oauth" = "ลงชื่อเข้าใช้ด้วย %@ เพื่อดำเนินการต่อ";
"reauth/email" = "ป้อนรหัสผ่านของคุณเพื่อดำเนินการต่อ";
"reauth/email-link" = "ตรวจสอบอีเมลของคุณเพื่อยืนยันว่าเป็นคุณ";
"reauth/phone" = "ยืนยันหมายเลขโทรศัพท์ของคุณเพื่อดำเนินการต่อ";
"ui/reauth/title/sign-in" = "ยืนยันว่าเป็นคุณ";
"ui/reauth/title/phone" = "ยืนยันหมายเลขโทรศัพท์ของคุณ";
"ui/reauth/title/email" = "ยืนยันที่อยู่อีเมลของคุณ";
"ui/reauth/message/email" = "เราจะส่งอีเมลยืนยันไปที่ %@";
"ui/reauth/message/phone" = "เราจะส่งรหัสยืนยันไปที่ %@";
"ui/reauth/button/continue" = "ดำเนินการต่อ";
"ui/reauth/button/proceed" = "ยืนยันดำเนินการต่อ";
"ui/reauth/button/cancel" = "ยกเลิก";
"ui/reauth/button/send-email" = "ส่งอีเมลยืนยัน";
"validation/email" = "ป้อนที่อยู่อีเมลที่ถูกต้อง";
"validation/passwords-differ" = "รหัสผ่านไม่ตรงกัน";
"validation/empty" = "จำเป็นต้องป้อน: %@";
"validation/phone" = "ป้อนหมายเลขโทรศัพท์ที่ถูกต้อง";
"ui/field/email" = "อีเมล";
"ui/field/password" = "รหัสผ่าน";
"ui/field/confirm-password" = "การยืนยันรหัสผ่าน";
"ui/field/phone" = "หมายเลขโทรศัพท์";
"ui/field/code" = "รหัสยืนยัน";
"ui/field/display-name" = "ชื่อที่แสดง";
"ui/sign-in-with" = "ลงชื่อเข้าใช้ด้วย %@";
"ui/provider/phone" = "โทรศัพท์";
"ui/provider/email" = "อีเมล";
"ui/provider/email-link" = "ลิงก์อีเมล";
"ui/title/error" = "ข้อผิดพลาด";
"ui/title/sign-in" = "ไม่สามารถลงชื่อเข้าใช้ได้";
"ui/title/account" = "บัญชีไม่พร้อมใช้งาน";
"ui/title/conflict" = "บัญชีถูกใช้อยู่แล้ว";
"ui/title/confirm" = "ยืนยันว่าเป็นคุณ";
"ui/title/password" = "เลือกรหัสผ่านอื่น";
"ui/title/not-allowed" = "ไม่พร้อมใช้งาน";
"ui/title/later" = "ลองอีกครั้งในภายหลัง";
"ui/title/connection" = "ไม่มีการเชื่อมต่อ";
"ui/title/link" = "ไม่สามารถใช้ลิงก์ได้";
"ui/title/two-factor" = "การตรวจสอบสิทธิ์สองปัจจัย";
"ui/title/code" = "ตรวจสอบรหัส";
"ui/recovery/check" = "ตรวจสอบข้อมูลที่ป้อนแล้วลองอีกครั้ง";
"ui/recovery/try-again" = "ลองอีกครั้ง";
"ui/recovery/later" = "รอสักครู่แล้วลองอีกครั้ง";
"ui/recovery/connection" = "ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง";
"ui/recovery/country-code" = "เริ่มต้นด้วย + และรหัสประเทศ";
"ui/recovery/new-code" = "ขอรหัสใหม่";
"ui/recovery/new-email" = "ขออีเมลใหม่";
"ui/recovery/sign-in-again" = "ลงชื่อเข้าใช้อีกครั้ง";
"ui/recovery/usual-method" = "ลงชื่อเข้าใช้ด้วยวิธีที่เคยใช้";
"ui/recovery/other-address" = "ลงชื่อเข้าใช้หรือใช้ที่อยู่อีเมลอื่น";
"ui/recovery/other-account" = "ใช้บัญชีที่เคยลงชื่อเข้าใช้ก่อนหน้านี้";
"ui/recovery/other-method" = "เลือกวิธีอื่นในการลงชื่อเข้าใช้";
"ui/recovery/open-link" = "เปิดลิงก์ในอีเมลที่เราส่งถึงคุณ";
"ui/recovery/support" = "ติดต่อฝ่ายสนับสนุน";
"ui/recovery/administrator" = "ติดต่อผู้ดูแลระบบของคุณ";
"ui/recovery/update" = "อัปเดตแอปแล้วลองอีกครั้ง";
"ui/recovery/pop-ups" = "อนุญาตหน้าต่างป๊อปอัปสำหรับเว็บไซต์นี้แล้วลองอีกครั้ง";
"ui/recovery/browser" = "ใช้เบราว์เซอร์อื่น";
"ui/recovery/finish" = "ทำรายการนั้นให้เสร็จก่อนหรือรอสักครู่";
"ui/recovery/remove-factor" = "เอาปัจจัยใดปัจจัยหนึ่งออกก่อน";
"ui/recovery/same-device" = "เปิดลิงก์บนอุปกรณ์ที่คุณใช้ขอลิงก์";
"ui/action/try-again" = "ลองอีกครั้ง";
"ui/action/sign-in" = "ลงชื่อเข้าใช้";
"ui/action/create-account" = "สร้างบัญชี";
"ui/action/reset-password" = "รีเซ็ตรหัสผ่าน";
"ui/action/new-code" = "ส่งรหัสใหม่";
"ui/action/new-email" = "ส่งอีเมลใหม่";
"ui/action/other-method" = "ใช้วิธีอื่น";
"ui/action/close" = "ตกลง";
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
<key>other</key>
<string>ใช้อักขระอย่างน้อย %lld ตัวสำหรับรหัสผ่านของคุณ</string>
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
<key>other</key>
<string>อักขระอย่างน้อย %lld ตัว</string>
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
<key>other</key>
<string>อักขระไม่เกิน %lld ตัว</string>
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
<key>other</key>
<string>ใช้อักขระอย่างน้อย %lld ตัว</string>
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
<key>other</key>
<string>ป้อนรหัสให้ครบ %lld หลัก</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
