// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let es = Files(
    locale: "es",
    authentication: #"""
"Sign in with Firebase" = "Iniciar sesión con Firebase";
"Sign in with Google" = "Iniciar sesión con Google";
"Sign in with Apple" = "Iniciar sesión con Apple";
"Sign in with Facebook" = "Iniciar sesión con Facebook";
"Sign in with X" = "Iniciar sesión con X";
"Sign in with Phone" = "Iniciar sesión con el teléfono";
"Sign in with email" = "Iniciar sesión con correo electrónico";
"Authenticating..." = "Iniciando sesión…";
"Invalid OAuth Provider" = "Proveedor de OAuth no válido";
"TermsOfServiceMessage" = "Si continúas, aceptas los %@ y la %@.";
"Terms of Service" = "Términos del servicio";
"Privacy Policy" = "Política de privacidad";
"%@    %@" = "%@    %@";
"Email" = "Correo electrónico";
"Enter your email" = "Escribe tu correo electrónico";
"Password" = "Contraseña";
"Enter your password" = "Escribe tu contraseña";
"Confirm Password" = "Confirmar contraseña";
"Create account" = "Crear cuenta";
"Trouble signing in?" = "¿No puedes iniciar sesión?";
"Prefer Email link sign-in?" = "¿Prefieres un enlace por correo electrónico?";
"Don't have an account yet?" = "¿Aún no tienes una cuenta?";
"Sign up" = "Registrarse";
"Already have an account?" = "¿Ya tienes una cuenta?";
"Login" = "Iniciar sesión";
"Recover password" = "Restablecer contraseña";
"Send a password recovery link to your email" = "Recibe por correo electrónico un enlace para restablecer tu contraseña";
"Send password recovery email" = "Enviar correo de restablecimiento";
"Check your email" = "Revisa tu correo electrónico";
"PasswordRecoveryMessage" = "Recibirás un correo que explica cómo elegir una contraseña nueva.";
"PasswordRecoveryEmailSentMessage" = "Hemos enviado un correo a %@. Ábrelo y usa el enlace para elegir una contraseña nueva.";
"Sign in with email link" = "Iniciar sesión con un enlace por correo";
"Send a sign-in link to your email" = "Recibe un enlace de inicio de sesión por correo electrónico";
"Send email sign-in link" = "Enviar enlace de inicio de sesión";
"Sign-in email Sent" = "Correo de inicio de sesión enviado";
"Use a previous sign-in method" = "Usar un método de inicio de sesión anterior";
"You previously signed in with one of these methods for %@." = "Ya has usado uno de estos métodos para iniciar sesión con %@.";
"Some previous sign-in methods are not enabled in this app." = "Algunos métodos de inicio de sesión anteriores no están disponibles en esta app.";
"Continue with email and password" = "Continuar con correo y contraseña";
"Continue with email link" = "Continuar con un enlace por correo";
"Phone" = "Teléfono";
"Enter phone number" = "Escribe tu número de teléfono";
"Enter Your Phone Number" = "Escribe tu número de teléfono";
"Phone Number" = "Número de teléfono";
"Send Code" = "Enviar código";
"Send SMS code" = "Enviar código por SMS";
"Processing..." = "Procesando…";
"Enter Verification Code" = "Escribe el código de verificación";
"Enter verification code" = "Escribe el código de verificación";
"Verification Code" = "Código de verificación";
"We sent a code to %@" = "Hemos enviado un código al %@";
"Resend Code" = "Reenviar código";
"Change number" = "Cambiar número";
"Verify and Sign In" = "Verificar e iniciar sesión";
"Verify phone number and sign-in" = "Verificar el número e iniciar sesión";
"Facebook login cancelled" = "Inicio de sesión con Facebook cancelado";
"Authorize User Tracking" = "Autorizar el rastreo";
"For classic Facebook login, please authorize user tracking." = "Para usar el inicio de sesión clásico de Facebook, autoriza el rastreo.";
"Limited Login" = "Inicio de sesión limitado";
"Two-Factor Authentication" = "Autenticación de dos factores";
"Set Up Two-Factor Authentication" = "Configurar la autenticación de dos factores";
"Set up two-factor authentication to add an extra layer of security to your account." = "Configura la autenticación de dos factores para reforzar la seguridad de tu cuenta.";
"Choose Authentication Method" = "Elige un método de autenticación";
"SMS Authentication" = "Autenticación por SMS";
"Authenticator App" = "App de autenticación";
"We'll send a verification code to your phone number each time you sign in." = "Enviaremos un código de verificación a tu número de teléfono cada vez que inicies sesión.";
"We'll send a verification code to your phone" = "Enviaremos un código de verificación a tu teléfono";
"We'll send a verification code to this number" = "Enviaremos un código de verificación a este número";
"Display Name" = "Nombre visible";
"Enter display name for this device" = "Escribe un nombre para este dispositivo";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Usa una app de autenticación, como Google Authenticator o Authy, para generar códigos de verificación.";
"Scan QR Code" = "Escanea el código QR";
"Scan with your authenticator app or tap to open directly" = "Escanea el código con tu app de autenticación o tócalo para abrirla";
"Tap to open in authenticator app" = "Toca para abrir en la app de autenticación";
"Unable to generate QR Code" = "No se pudo generar el código QR";
"Manual Entry Key:" = "Clave para introducir manualmente:";
"Copied to clipboard!" = "¡Clave copiada en el portapapeles!";
"Enter display name for this authenticator" = "Escribe un nombre para esta app de autenticación";
"Enter code from app" = "Escribe el código de la app";
"Enter 6-digit code" = "Escribe el código de 6 dígitos";
"Complete Setup" = "Completar configuración";
"Multi-Factor Authentication Disabled" = "Autenticación de dos factores desactivada";
"MFA is not enabled in the current configuration. Please contact your administrator." = "La autenticación de dos factores no está activada en la configuración actual. Ponte en contacto con quien administra el servicio.";
"No Authentication Methods Available" = "No hay métodos de autenticación disponibles";
"No MFA methods are configured as allowed. Please contact your administrator." = "No se ha permitido ningún método de autenticación de dos factores. Ponte en contacto con quien administra el servicio.";
"Complete Sign-In" = "Completar inicio de sesión";
"Complete sign-in with your second factor" = "Usa tu segundo factor para completar el inicio de sesión";
"Choose verification method:" = "Elige un método de verificación:";
"SMS Verification" = "Verificación por SMS";
"We'll send a code to ••••••%@" = "Enviaremos un código al ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Escribe el código de 6 dígitos de tu app de autenticación";
"Account: %@" = "Cuenta: %@";
"Manage Two-Factor Authentication" = "Administrar la autenticación de dos factores";
"Manage your authentication methods" = "Administra tus métodos de autenticación";
"Enrolled Methods" = "Métodos configurados";
"No Authentication Methods" = "Sin métodos de autenticación";
"Add an extra layer of security to your account" = "Añade una capa adicional de seguridad a tu cuenta";
"Get Started" = "Empezar";
"Add Another Method" = "Añadir otro método";
"Authentication Method" = "Método de autenticación";
"Unnamed Method" = "Método sin nombre";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Añadido: %@";
"Remove" = "Eliminar";
"Signed in!" = "¡Sesión iniciada!";
"Verify email address?" = "Verificar correo electrónico";
"Verification email sent" = "Correo de verificación enviado";
"Please tap on the link in your email to complete verification." = "Toca el enlace del correo que has recibido para completar la verificación.";
"Update password" = "Cambiar contraseña";
"Sign Out" = "Cerrar sesión";
"Delete Account" = "Eliminar cuenta";
"Delete Account?" = "¿Eliminar la cuenta?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Esta acción no se puede deshacer. Todos tus datos se eliminarán de forma permanente. Es posible que tengas que volver a iniciar sesión para completarla.";
"UpdatePasswordTitle" = "Cambia tu contraseña";
"Type new password" = "Escribe la contraseña nueva";
"Retype new password" = "Repite la contraseña nueva";
"Password Updated" = "Contraseña cambiada";
"Your password has been successfully updated." = "Tu contraseña se ha cambiado correctamente.";
"For security, please enter your password" = "Por seguridad, escribe tu contraseña";
"Email: %@" = "Correo electrónico: %@";
"Confirm" = "Confirmar";
"Verify Phone Number" = "Verificar número de teléfono";
"For security, please verify your phone number" = "Por seguridad, verifica tu número de teléfono";
"We'll send a verification code to:" = "Enviaremos un código de verificación al número:";
"Send Verification Code" = "Enviar código de verificación";
"Enter the 6-digit code sent to:" = "Escribe el código de 6 dígitos enviado al número:";
"Verify" = "Verificar";
"Back" = "Atrás";
"OK" = "OK";
"Cancel" = "Cancelar";
"Error" = "Error";
"The email address is already in use by another account." = "Otra cuenta ya usa esta dirección de correo electrónico.";
"That email address isn't correct." = "Esta dirección de correo electrónico no es correcta.";
"Password must be at least 6 characters long." = "La contraseña debe tener al menos 6 caracteres.";
"SignUpTooManyTimesError" = "Se han realizado demasiados intentos. Espera un rato y vuelve a intentarlo.";
"The email and password you entered don't match." = "El correo electrónico y la contraseña no coinciden.";
"That email address doesn't match an existing account." = "No hay ninguna cuenta con esta dirección de correo electrónico.";
"That email address is for an account that has been disabled." = "La cuenta asociada a esta dirección de correo electrónico está inhabilitada.";
"""#,
    errors: #"""
"auth/invalid-credential" = "Los datos de acceso no son correctos o ya no son válidos.";
"auth/invalid-email" = "Esta dirección de correo electrónico no es válida.";
"auth/wrong-password" = "El correo electrónico y la contraseña no coinciden.";
"auth/user-not-found" = "No hay ninguna cuenta con esta dirección de correo electrónico.";
"auth/missing-email" = "Escribe tu dirección de correo electrónico.";
"auth/missing-password" = "Escribe tu contraseña.";
"auth/missing-phone-number" = "Escribe tu número de teléfono.";
"auth/invalid-phone-number" = "Este número de teléfono no es válido.";
"auth/phone-number-not-found" = "No hay ninguna cuenta con este número de teléfono.";
"auth/missing-verification-code" = "Escribe el código de verificación.";
"auth/missing-code" = "Escribe el código del mensaje.";
"auth/invalid-verification-code" = "Este código de verificación no es correcto.";
"auth/missing-verification-id" = "La verificación no se inició correctamente.";
"auth/invalid-verification-id" = "Esta verificación ya no es válida.";
"auth/code-expired" = "Este código de verificación ha caducado.";
"auth/retry-phone-auth" = "No se pudo verificar tu número de teléfono.";
"auth/rejected-credential" = "No se aceptaron los datos de acceso.";
"auth/user-disabled" = "Esta cuenta está inhabilitada.";
"auth/invalid-user-token" = "Tu sesión ya no es válida.";
"auth/user-token-expired" = "Tu sesión ha caducado.";
"auth/null-user" = "No has iniciado sesión.";
"auth/no-signed-in-user" = "No has iniciado sesión.";
"auth/user-signed-out" = "Tu sesión se ha cerrado.";
"auth/unverified-email" = "Tu dirección de correo electrónico aún no se ha verificado.";
"auth/requires-recent-login" = "Por seguridad, vuelve a iniciar sesión para continuar.";
"auth/email-already-in-use" = "Ya hay una cuenta con esta dirección de correo electrónico.";
"auth/account-exists-with-different-credential" = "Ya tienes una cuenta con esta dirección de correo electrónico, pero iniciaste sesión de otra forma.";
"auth/provider-already-linked" = "Este método de inicio de sesión ya está vinculado a tu cuenta.";
"auth/no-such-provider" = "Este método de inicio de sesión no está vinculado a tu cuenta.";
"auth/user-mismatch" = "Estos datos de acceso pertenecen a otra cuenta.";
"auth/credential-already-in-use" = "Este método de inicio de sesión ya está vinculado a otra cuenta.";
"conflict/different-credential" = "Esta cuenta ya existe, con otro método de inicio de sesión.";
"conflict/credential-in-use" = "Este método de inicio de sesión ya está vinculado a otra cuenta.";
"conflict/email-in-use" = "Esta dirección de correo electrónico ya está en uso.";
"auth/operation-not-allowed" = "Este método de inicio de sesión no está disponible.";
"auth/admin-restricted-operation" = "Esta acción requiere permisos de administración.";
"auth/email-change-needs-verification" = "Primero tienes que verificar tu nueva dirección de correo electrónico.";
"auth/password-does-not-meet-requirements" = "Esta contraseña no cumple los requisitos.";
"auth/password-does-not-meet-requirements/listed" = "La contraseña debe tener: %@.";
"auth/password-requirement/lowercase" = "una letra minúscula";
"auth/password-requirement/uppercase" = "una letra mayúscula";
"auth/password-requirement/digit" = "un número";
"auth/password-requirement/symbol" = "un carácter especial";
"auth/unsupported-password-policy-schema-version" = "Esta versión de la app no puede comprobar tu contraseña.";
"auth/too-many-requests" = "Se han realizado demasiados intentos.";
"auth/quota-exceeded" = "El servicio está saturado en este momento.";
"auth/network-request-failed" = "No se puede conectar con el servidor.";
"auth/web-network-request-failed" = "No se pudo cargar la página de inicio de sesión.";
"auth/timeout" = "El servidor tardó demasiado en responder.";
"auth/token-refresh-unavailable" = "No se pudo renovar tu sesión.";
"auth/expired-action-code" = "Este enlace ha caducado.";
"auth/invalid-action-code" = "Este enlace no es válido o ya se ha usado.";
"service/invalid-email-link" = "Este enlace de inicio de sesión no es válido.";
"service/invalid-email-link/address-missing" = "Escribe la dirección de correo electrónico que recibió este enlace.";
"service/invalid-email-link/other-device" = "Este enlace se solicitó en otro dispositivo.";
"service/invalid-email-link/link-missing" = "No hay ningún enlace de inicio de sesión que abrir.";
"auth/multi-factor-auth-required" = "Usa tu segundo factor para completar el inicio de sesión.";
"auth/missing-multi-factor-session" = "La verificación de dos factores no se inició correctamente.";
"auth/missing-multi-factor-info" = "Elige un segundo factor.";
"auth/invalid-multi-factor-session" = "La verificación de dos factores ya no es válida.";
"auth/multi-factor-info-not-found" = "Este segundo factor no está configurado en tu cuenta.";
"auth/second-factor-already-in-use" = "Este segundo factor ya está configurado en tu cuenta.";
"auth/maximum-second-factor-count-exceeded" = "Tu cuenta no admite más segundos factores.";
"auth/unsupported-first-factor" = "La autenticación de dos factores no está disponible con el método de inicio de sesión que usaste.";
"service/multi-factor" = "La autenticación de dos factores ha fallado.";
"service/multi-factor/disabled" = "La autenticación de dos factores está desactivada en esta app.";
"service/multi-factor/factor-not-allowed" = "Esta app no permite este segundo factor.";
"service/multi-factor/session-expired" = "La verificación de dos factores ha caducado.";
"service/multi-factor/phone-empty" = "Escribe tu número de teléfono.";
"service/multi-factor/sms-not-sent" = "No se pudo enviar el SMS.";
"service/multi-factor/hint-unsupported" = "Esta app no es compatible con tu segundo factor.";
"service/multi-factor/challenge-failed" = "No se pudo confirmar tu segundo factor.";
"service/multi-factor/code-empty" = "Escribe el código de verificación.";
"auth/web-internal-error" = "La página de inicio de sesión informó de un error.";
"auth/web-sign-in-user-interaction-failure" = "La página de inicio de sesión no pudo completar el proceso.";
"auth/cors-unsupported" = "No puedes iniciar sesión con este navegador.";
"auth/popup-blocked" = "El navegador bloqueó la ventana de inicio de sesión.";
"auth/redirect-operation-pending" = "Todavía hay otro inicio de sesión en curso.";
"service/no-current-user" = "No has iniciado sesión.";
"service/invalid-credentials" = "Los datos de acceso no son válidos.";
"service/sign-in-failed" = "No se pudo iniciar sesión: %@";
"service/provider-failed" = "El proveedor de inicio de sesión informó de un error.";
"auth/blocking-cloud-function-error" = "El servicio rechazó la solicitud.";
"auth/login-blocked" = "El servicio bloqueó el inicio de sesión.";
"auth/unknown" = "Se ha producido un error.";
"reauth/oauth" = "Inicia sesión con %@ para continuar.";
"reauth/email" = "Escribe tu contraseña para continuar.";
"reauth/email-link" = "Revisa tu correo electrónico para confirmar tu identidad.";
"reauth/phone" = "Verifica tu número de teléfono para continuar.";
"ui/reauth/title/sign-in" = "Confirma tu identidad";
"ui/reauth/title/phone" = "Verifica tu número de teléfono";
"ui/reauth/title/email" = "Verifica tu correo electrónico";
"ui/reauth/message/email" = "Enviaremos un correo de verificación a %@.";
"ui/reauth/message/phone" = "Enviaremos un código de verificación al %@.";
"ui/reauth/button/continue" = "Continuar";
"ui/reauth/button/proceed" = "Continuar de todos modos";
"ui/reauth/button/cancel" = "Cancelar";
"ui/reauth/button/send-email" = "Enviar correo de verificación";
"validation/email" = "Escribe una dirección de correo electrónico válida.";
"validation/passwords-differ" = "Las contraseñas no coinciden.";
"validation/empty" = "Campo obligatorio: %@";
"validation/phone" = "Escribe un número de teléfono válido.";
"ui/field/email" = "Correo electrónico";
"ui/field/password" = "Contraseña";
"ui/field/confirm-password" = "Confirmar contraseña";
"ui/field/phone" = "Número de teléfono";
"ui/field/code" = "Código de verificación";
"ui/field/display-name" = "Nombre visible";
"ui/sign-in-with" = "Iniciar sesión con %@";
"ui/provider/phone" = "Teléfono";
"ui/provider/email" = "Correo electrónico";
"ui/provider/email-link" = "Enlace por correo";
"ui/title/error" = "Error";
"ui/title/sign-in" = "No se pudo iniciar sesión";
"ui/title/account" = "Cuenta no disponible";
"ui/title/conflict" = "La cuenta ya está en uso";
"ui/title/confirm" = "Confirma tu identidad";
"ui/title/password" = "Elige otra contraseña";
"ui/title/not-allowed" = "No disponible";
"ui/title/later" = "Inténtalo más tarde";
"ui/title/connection" = "Sin conexión";
"ui/title/link" = "No se puede usar el enlace";
"ui/title/two-factor" = "Autenticación de dos factores";
"ui/title/code" = "Comprueba el código";
"ui/recovery/check" = "Comprueba los datos que has escrito y vuelve a intentarlo.";
"ui/recovery/try-again" = "Vuelve a intentarlo.";
"ui/recovery/later" = "Espera un rato y vuelve a intentarlo.";
"ui/recovery/connection" = "Comprueba tu conexión a internet y vuelve a intentarlo.";
"ui/recovery/country-code" = "Empieza por + y el código de país.";
"ui/recovery/new-code" = "Solicita un código nuevo.";
"ui/recovery/new-email" = "Solicita un correo nuevo.";
"ui/recovery/sign-in-again" = "Vuelve a iniciar sesión.";
"ui/recovery/usual-method" = "Inicia sesión como lo hiciste antes.";
"ui/recovery/other-address" = "Inicia sesión o usa otra dirección de correo electrónico.";
"ui/recovery/other-account" = "Usa la cuenta con la que iniciaste sesión antes.";
"ui/recovery/other-method" = "Elige otro método de inicio de sesión.";
"ui/recovery/open-link" = "Abre el enlace del correo que te hemos enviado.";
"ui/recovery/support" = "Ponte en contacto con el equipo de soporte.";
"ui/recovery/administrator" = "Ponte en contacto con quien administra el servicio.";
"ui/recovery/update" = "Actualiza la app y vuelve a intentarlo.";
"ui/recovery/pop-ups" = "Permite las ventanas emergentes de este sitio y vuelve a intentarlo.";
"ui/recovery/browser" = "Usa otro navegador.";
"ui/recovery/finish" = "Complétalo primero o espera un momento.";
"ui/recovery/remove-factor" = "Elimina uno primero.";
"ui/recovery/same-device" = "Ábrelo en el dispositivo en el que lo solicitaste.";
"ui/action/try-again" = "Reintentar";
"ui/action/sign-in" = "Iniciar sesión";
"ui/action/create-account" = "Crear cuenta";
"ui/action/reset-password" = "Restablecer contraseña";
"ui/action/new-code" = "Enviar un código nuevo";
"ui/action/new-email" = "Enviar un correo nuevo";
"ui/action/other-method" = "Usar otro método";
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
<string>Usa al menos %lld carácter para tu contraseña.</string>
<key>other</key>
<string>Usa al menos %lld caracteres para tu contraseña.</string>
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
<string>al menos %lld carácter</string>
<key>other</key>
<string>al menos %lld caracteres</string>
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
<string>como máximo %lld carácter</string>
<key>other</key>
<string>como máximo %lld caracteres</string>
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
<string>Usa al menos %lld carácter.</string>
<key>other</key>
<string>Usa al menos %lld caracteres.</string>
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
<string>Escribe el código de %lld dígito.</string>
<key>other</key>
<string>Escribe los %lld dígitos del código.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
