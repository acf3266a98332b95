// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let ptBR = Files(
    locale: "pt-BR",
    authentication: #"""
"Sign in with Firebase" = "Iniciar sessão com o Firebase";
"Sign in with Google" = "Iniciar sessão com o Google";
"Sign in with Apple" = "Iniciar sessão com a Apple";
"Sign in with Facebook" = "Iniciar sessão com o Facebook";
"Sign in with X" = "Iniciar sessão com o X";
"Sign in with Phone" = "Iniciar sessão com telefone";
"Sign in with email" = "Iniciar sessão com e-mail";
"Authenticating..." = "Iniciando sessão…";
"Invalid OAuth Provider" = "Provedor OAuth inválido";
"TermsOfServiceMessage" = "Ao continuar, você concorda com os %@ e com a %@.";
"Terms of Service" = "Termos de Serviço";
"Privacy Policy" = "Política de Privacidade";
"%@    %@" = "%@    %@";
"Email" = "E-mail";
"Enter your email" = "Digite seu e-mail";
"Password" = "Senha";
"Enter your password" = "Digite sua senha";
"Confirm Password" = "Confirmar senha";
"Create account" = "Criar conta";
"Trouble signing in?" = "Problemas para iniciar sessão?";
"Prefer Email link sign-in?" = "Prefere receber um link por e-mail?";
"Don't have an account yet?" = "Ainda não tem uma conta?";
"Sign up" = "Cadastrar-se";
"Already have an account?" = "Já tem uma conta?";
"Login" = "Iniciar sessão";
"Recover password" = "Redefinir senha";
"Send a password recovery link to your email" = "Receba por e-mail um link para redefinir sua senha";
"Send password recovery email" = "Enviar e-mail de redefinição";
"Check your email" = "Confira seu e-mail";
"PasswordRecoveryMessage" = "Você receberá um e-mail explicando como escolher uma nova senha.";
"PasswordRecoveryEmailSentMessage" = "Enviamos um e-mail para %@. Abra-o e use o link para escolher uma nova senha.";
"Sign in with email link" = "Iniciar sessão com link por e-mail";
"Send a sign-in link to your email" = "Receba um link de início de sessão por e-mail";
"Send email sign-in link" = "Enviar link de início de sessão";
"Sign-in email Sent" = "E-mail de início de sessão enviado";
"Use a previous sign-in method" = "Usar um método de início de sessão anterior";
"You previously signed in with one of these methods for %@." = "Você já usou um destes métodos para iniciar sessão com %@.";
"Some previous sign-in methods are not enabled in this app." = "Alguns métodos de início de sessão anteriores não estão disponíveis neste app.";
"Continue with email and password" = "Continuar com e-mail e senha";
"Continue with email link" = "Continuar com link por e-mail";
"Phone" = "Telefone";
"Enter phone number" = "Digite seu número de telefone";
"Enter Your Phone Number" = "Digite seu número de telefone";
"Phone Number" = "Número de telefone";
"Send Code" = "Enviar código";
"Send SMS code" = "Enviar código por SMS";
"Processing..." = "Processando…";
"Enter Verification Code" = "Digite o código de verificação";
"Enter verification code" = "Digite o código de verificação";
"Verification Code" = "Código de verificação";
"We sent a code to %@" = "Enviamos um código para %@";
"Resend Code" = "Reenviar código";
"Change number" = "Alterar número";
"Verify and Sign In" = "Verificar e iniciar sessão";
"Verify phone number and sign-in" = "Verificar número e iniciar sessão";
"Facebook login cancelled" = "Início de sessão com o Facebook cancelado";
"Authorize User Tracking" = "Autorizar rastreamento";
"For classic Facebook login, please authorize user tracking." = "Para usar o login clássico do Facebook, autorize o rastreamento.";
"Limited Login" = "Login limitado";
"Two-Factor Authentication" = "Autenticação de dois fatores";
"Set Up Two-Factor Authentication" = "Configurar autenticação de dois fatores";
"Set up two-factor authentication to add an extra layer of security to your account." = "Configure a autenticação de dois fatores para reforçar a segurança da sua conta.";
"Choose Authentication Method" = "Escolha um método de autenticação";
"SMS Authentication" = "Autenticação por SMS";
"Authenticator App" = "App de autenticação";
"We'll send a verification code to your phone number each time you sign in." = "Enviaremos um código de verificação para seu número de telefone sempre que você iniciar sessão.";
"We'll send a verification code to your phone" = "Enviaremos um código de verificação para seu telefone";
"We'll send a verification code to this number" = "Enviaremos um código de verificação para este número";
"Display Name" = "Nome de exibição";
"Enter display name for this device" = "Digite um nome para este dispositivo";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Use um app de autenticação, como Google Authenticator ou Authy, para gerar códigos de verificação.";
"Scan QR Code" = "Escaneie o código QR";
"Scan with your authenticator app or tap to open directly" = "Escaneie o código com seu app de autenticação ou toque nele para abrir o app";
"Tap to open in authenticator app" = "Toque para abrir no app de autenticação";
"Unable to generate QR Code" = "Não foi possível gerar o código QR";
"Manual Entry Key:" = "Chave para inserir manualmente:";
"Copied to clipboard!" = "Chave copiada para a área de transferência!";
"Enter display name for this authenticator" = "Digite um nome para este app de autenticação";
"Enter code from app" = "Digite o código do app";
"Enter 6-digit code" = "Digite o código de 6 dígitos";
"Complete Setup" = "Concluir configuração";
"Multi-Factor Authentication Disabled" = "Autenticação de dois fatores desativada";
"MFA is not enabled in the current configuration. Please contact your administrator." = "A autenticação de dois fatores não está ativada na configuração atual. Entre em contato com a administração do serviço.";
"No Authentication Methods Available" = "Nenhum método de autenticação disponível";
"No MFA methods are configured as allowed. Please contact your administrator." = "Nenhum método de autenticação de dois fatores foi permitido. Entre em contato com a administração do serviço.";
"Complete Sign-In" = "Concluir início de sessão";
"Complete sign-in with your second factor" = "Use seu segundo fator para concluir o início de sessão";
"Choose verification method:" = "Escolha um método de verificação:";
"SMS Verification" = "Verificação por SMS";
"We'll send a code to ••••••%@" = "Enviaremos um código para ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Digite o código de 6 dígitos do seu app de autenticação";
"Account: %@" = "Conta: %@";
"Manage Two-Factor Authentication" = "Gerenciar autenticação de dois fatores";
"Manage your authentication methods" = "Gerencie seus métodos de autenticação";
"Enrolled Methods" = "Métodos configurados";
"No Authentication Methods" = "Nenhum método de autenticação";
"Add an extra layer of security to your account" = "Adicione uma camada extra de segurança à sua conta";
"Get Started" = "Começar";
"Add Another Method" = "Adicionar outro método";
"Authentication Method" = "Método de autenticação";
"Unnamed Method" = "Método sem nome";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Adicionado em: %@";
"Remove" = "Remover";
"Signed in!" = "Sessão iniciada!";
"Verify email address?" = "Verificar endereço de e-mail";
"Verification email sent" = "E-mail de verificação enviado";
"Please tap on the link in your email to complete verification." = "Toque no link do e-mail que você recebeu para concluir a verificação.";
"Update password" = "Alterar senha";
"Sign Out" = "Finalizar sessão";
"Delete Account" = "Apagar conta";
"Delete Account?" = "Apagar a conta?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Esta ação não pode ser desfeita. Todos os seus dados serão apagados permanentemente. Talvez seja necessário iniciar sessão novamente para concluí-la.";
"UpdatePasswordTitle" = "Altere sua senha";
"Type new password" = "Digite a nova senha";
"Retype new password" = "Repita a nova senha";
"Password Updated" = "Senha alterada";
"Your password has been successfully updated." = "Sua senha foi alterada com sucesso.";
"For security, please enter your password" = "Por segurança, digite sua senha";
"Email: %@" = "E-mail: %@";
"Confirm" = "Confirmar";
"Verify Phone Number" = "Verificar número de telefone";
"For security, please verify your phone number" = "Por segurança, verifique seu número de telefone";
"We'll send a verification code to:" = "Enviaremos um código de verificação para:";
"Send Verification Code" = "Enviar código de verificação";
"Enter the 6-digit code sent to:" = "Digite o código de 6 dígitos enviado para:";
"Verify" = "Verificar";
"Back" = "Voltar";
"OK" = "OK";
"Cancel" = "Cancelar";
"Error" = "Erro";
"The email address is already in use by another account." = "Este endereço de e-mail já está em uso em outra conta.";
"That email address isn't correct." = "Este endereço de e-mail não está correto.";
"Password must be at least 6 characters long." = "A senha deve ter pelo menos 6 caracteres.";
"SignUpTooManyTimesError" = "Houve tentativas demais. Aguarde um pouco e tente novamente.";
"The email and password you entered don't match." = "O e-mail e a senha não correspondem.";
"That email address doesn't match an existing account." = "Não há nenhuma conta com este endereço de e-mail.";
"That email address is for an account that has been disabled." = "A conta associada a este endereço de e-mail foi desativada.";
"""#,
    errors: #"""
"auth/invalid-credential" = "Os dados de acesso estão incorretos ou não são mais válidos.";
"auth/invalid-email" = "Este endereço de e-mail não é válido.";
"auth/wrong-password" = "O e-mail e a senha não correspondem.";
"auth/user-not-found" = "Não há nenhuma conta com este endereço de e-mail.";
"auth/missing-email" = "Digite seu endereço de e-mail.";
"auth/missing-password" = "Digite sua senha.";
"auth/missing-phone-number" = "Digite seu número de telefone.";
"auth/invalid-phone-number" = "Este número de telefone não é válido.";
"auth/phone-number-not-found" = "Não há nenhuma conta com este número de telefone.";
"auth/missing-verification-code" = "Digite o código de verificação.";
"auth/missing-code" = "Digite o código da mensagem.";
"auth/invalid-verification-code" = "Este código de verificação não está correto.";
"auth/missing-verification-id" = "A verificação não foi iniciada corretamente.";
"auth/invalid-verification-id" = "Esta verificação não é mais válida.";
"auth/code-expired" = "Este código de verificação expirou.";
"auth/retry-phone-auth" = "Não foi possível verificar seu número de telefone.";
"auth/rejected-credential" = "Os dados de acesso não foram aceitos.";
"auth/user-disabled" = "Esta conta foi desativada.";
"auth/invalid-user-token" = "Sua sessão não é mais válida.";
"auth/user-token-expired" = "Sua sessão expirou.";
"auth/null-user" = "Você não iniciou sessão.";
"auth/no-signed-in-user" = "Você não iniciou sessão.";
"auth/user-signed-out" = "Sua sessão foi finalizada.";
"auth/unverified-email" = "Seu endereço de e-mail ainda não foi verificado.";
"auth/requires-recent-login" = "Por segurança, inicie sessão novamente para continuar.";
"auth/email-already-in-use" = "Já existe uma conta com este endereço de e-mail.";
"auth/account-exists-with-different-credential" = "Você já tem uma conta com este endereço de e-mail, mas iniciou sessão de outra forma.";
"auth/provider-already-linked" = "Este método de início de sessão já está vinculado à sua conta.";
"auth/no-such-provider" = "Este método de início de sessão não está vinculado à sua conta.";
"auth/user-mismatch" = "Estes dados de acesso pertencem a outra conta.";
"auth/credential-already-in-use" = "Este método de início de sessão já está vinculado a outra conta.";
"conflict/different-credential" = "Esta conta já existe, com outro método de início de sessão.";
"conflict/credential-in-use" = "Este método de início de sessão já está vinculado a outra conta.";
"conflict/email-in-use" = "Este endereço de e-mail já está em uso.";
"auth/operation-not-allowed" = "Este método de início de sessão não está disponível.";
"auth/admin-restricted-operation" = "Esta ação exige permissões de administração.";
"auth/email-change-needs-verification" = "Primeiro, você precisa verificar seu novo endereço de e-mail.";
"auth/password-does-not-meet-requirements" = "Esta senha não atende aos requisitos.";
"auth/password-does-not-meet-requirements/listed" = "A senha deve ter: %@.";
"auth/password-requirement/lowercase" = "uma letra minúscula";
"auth/password-requirement/uppercase" = "uma letra maiúscula";
"auth/password-requirement/digit" = "um número";
"auth/password-requirement/symbol" = "um caractere especial";
"auth/unsupported-password-policy-schema-version" = "Esta versão do app não consegue verificar sua senha.";
"auth/too-many-requests" = "Houve tentativas demais.";
"auth/quota-exceeded" = "O serviço está sobrecarregado no momento.";
"auth/network-request-failed" = "Não foi possível se conectar ao servidor.";
"auth/web-network-request-failed" = "Não foi possível carregar a página de início de sessão.";
"auth/timeout" = "O servidor demorou demais para responder.";
"auth/token-refresh-unavailable" = "Não foi possível renovar sua sessão.";
"auth/expired-action-code" = "Este link expirou.";
"auth/invalid-action-code" = "Este link não é válido ou já foi usado.";
"service/invalid-email-link" = "Este link de início de sessão não é válido.";
"service/invalid-email-link/address-missing" = "Digite o endereço de e-mail que recebeu este link.";
"service/invalid-email-link/other-device" = "Este link foi solicitado em outro dispositivo.";
"service/invalid-email-link/link-missing" = "Não há nenhum link de início de sessão para abrir.";
"auth/multi-factor-auth-required" = "Use seu segundo fator para concluir o início de sessão.";
"auth/missing-multi-factor-session" = "A verificação de dois fatores não foi iniciada corretamente.";
"auth/missing-multi-factor-info" = "Escolha um segundo fator.";
"auth/invalid-multi-factor-session" = "A verificação de dois fatores não é mais válida.";
"auth/multi-factor-info-not-found" = "Este segundo fator não está configurado na sua conta.";
"auth/second-factor-already-in-use" = "Este segundo fator já está configurado na sua conta.";
"auth/maximum-second-factor-count-exceeded" = "Sua conta não pode ter mais segundos fatores.";
"auth/unsupported-first-factor" = "A autenticação de dois fatores não está disponível com o método de início de sessão que você usou.";
"service/multi-factor" = "A autenticação de dois fatores não funcionou.";
"service/multi-factor/disabled" = "A autenticação de dois fatores está desativada neste app.";
"service/multi-factor/factor-not-allowed" = "Este app não permite este segundo fator.";
"service/multi-factor/session-expired" = "A verificação de dois fatores expirou.";
"service/multi-factor/phone-empty" = "Digite seu número de telefone.";
"service/multi-factor/sms-not-sent" = "Não foi possível enviar o SMS.";
"service/multi-factor/hint-unsupported" = "Este app não é compatível com seu segundo fator.";
"service/multi-factor/challenge-failed" = "Não foi possível confirmar seu segundo fator.";
"service/multi-factor/code-empty" = "Digite o código de verificação.";
"auth/web-internal-error" = "A página de início de sessão informou um erro.";
"auth/web-sign-in-user-interaction-failure" = "A página não conseguiu concluir o início de sessão.";
"auth/cors-unsupported" = "Não é possível iniciar sessão com este navegador.";
"auth/popup-blocked" = "O navegador bloqueou a janela de início de sessão.";
"auth/redirect-operation-pending" = "Outro início de sessão ainda está em andamento.";
"service/no-current-user" = "Você não iniciou sessão.";
"service/invalid-credentials" = "Os dados de acesso não são válidos.";
"service/sign-in-failed" = "Não foi possível iniciar sessão: %@";
"service/provider-failed" = "O provedor de início de sessão informou um erro.";
"auth/blocking-cloud-function-error" = "O serviço recusou a solicitação.";
"auth/login-blocked" = "O serviço bloqueou o início de sessão.";
"auth/unknown" = "Algo deu errado.";
"reauth/oauth" = "Inicie sessão com %@ para continuar.";
"reauth/email" = "Digite sua senha para continuar.";
"reauth/email-link" = "Confira seu e-mail para confirmar sua identidade.";
"reauth/phone" = "Verifique seu número de telefone para continuar.";
"ui/reauth/title/sign-in" = "Confirme sua identidade";
"ui/reauth/title/phone" = "Verifique seu número de telefone";
"ui/reauth/title/email" = "Verifique seu endereço de e-mail";
"ui/reauth/message/email" = "Enviaremos um e-mail de verificação para %@.";
"ui/reauth/message/phone" = "Enviaremos um código de verificação para %@.";
"ui/reauth/button/continue" = "Continuar";
"ui/reauth/button/proceed" = "Continuar mesmo assim";
"ui/reauth/button/cancel" = "Cancelar";
"ui/reauth/button/send-email" = "Enviar e-mail de verificação";
"validation/email" = "Digite um endereço de e-mail válido.";
"validation/passwords-differ" = "As senhas não coincidem.";
"validation/empty" = "Campo obrigatório: %@";
"validation/phone" = "Digite um número de telefone válido.";
"ui/field/email" = "E-mail";
"ui/field/password" = "Senha";
"ui/field/confirm-password" = "Confirmar senha";
"ui/field/phone" = "Número de telefone";
"ui/field/code" = "Código de verificação";
"ui/field/display-name" = "Nome de exibição";
"ui/sign-in-with" = "Iniciar sessão com %@";
"ui/provider/phone" = "Telefone";
"ui/provider/email" = "E-mail";
"ui/provider/email-link" = "Link por e-mail";
"ui/title/error" = "Erro";
"ui/title/sign-in" = "Não foi possível iniciar sessão";
"ui/title/account" = "Conta indisponível";
"ui/title/conflict" = "A conta já está em uso";
"ui/title/confirm" = "Confirme sua identidade";
"ui/title/password" = "Escolha outra senha";
"ui/title/not-allowed" = "Não disponível";
"ui/title/later" = "Tente novamente mais tarde";
"ui/title/connection" = "Sem conexão";
"ui/title/link" = "Não é possível usar o link";
"ui/title/two-factor" = "Autenticação de dois fatores";
"ui/title/code" = "Confira o código";
"ui/recovery/check" = "Confira os dados digitados e tente novamente.";
"ui/recovery/try-again" = "Tente novamente.";
"ui/recovery/later" = "Aguarde um pouco e tente novamente.";
"ui/recovery/connection" = "Verifique sua conexão com a internet e tente novamente.";
"ui/recovery/country-code" = "Comece com + e o código do país.";
"ui/recovery/new-code" = "Solicite um novo código.";
"ui/recovery/new-email" = "Solicite um novo e-mail.";
"ui/recovery/sign-in-again" = "Inicie sessão novamente.";
"ui/recovery/usual-method" = "Inicie sessão como antes.";
"ui/recovery/other-address" = "Inicie sessão ou use outro endereço de e-mail.";
"ui/recovery/other-account" = "Use a conta com que você iniciou sessão antes.";
"ui/recovery/other-method" = "Escolha outro método de início de sessão.";
"ui/recovery/open-link" = "Abra o link no e-mail que enviamos para você.";
"ui/recovery/support" = "Entre em contato com o suporte.";
"ui/recovery/administrator" = "Entre em contato com a administração do serviço.";
"ui/recovery/update" = "Atualize o app e tente novamente.";
"ui/recovery/pop-ups" = "Permita pop-ups neste site e tente novamente.";
"ui/recovery/browser" = "Use outro navegador.";
"ui/recovery/finish" = "Conclua-o primeiro ou aguarde um momento.";
"ui/recovery/remove-factor" = "Remova um deles primeiro.";
"ui/recovery/same-device" = "Abra-o no dispositivo em que você o solicitou.";
"ui/action/try-again" = "Tentar novamente";
"ui/action/sign-in" = "Iniciar sessão";
"ui/action/create-account" = "Criar conta";
"ui/action/reset-password" = "Redefinir senha";
"ui/action/new-code" = "Enviar novo código";
"ui/action/new-email" = "Enviar novo e-mail";
"ui/action/other-method" = "Usar outro método";
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
<string>Use pelo menos %lld caractere na sua senha.</string>
<key>other</key>
<string>Use pelo menos %lld caracteres na sua senha.</string>
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
<string>pelo menos %lld caractere</string>
<key>other</key>
<string>pelo menos %lld caracteres</string>
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
<string>no máximo %lld caractere</string>
<key>other</key>
<string>no máximo %lld caracteres</string>
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
<string>Use pelo menos %lld caractere.</string>
<key>other</key>
<string>Use pelo menos %lld caracteres.</string>
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
<string>Digite o código de %lld dígito.</string>
<key>other</key>
<string>Digite todos os %lld dígitos do código.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
