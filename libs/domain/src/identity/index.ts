export { emailMessage, isEmail } from './email.ts';
export { decideNewPassword, newPasswordReasons } from './decide-new-password.ts';
export type { NewPasswordReason } from './decide-new-password.ts';
export { passwordHint, passwordIsUsername, passwordMessages } from './password.ts';
export { codeLength, identityMessages, isCode, isOldEnough, minimumAge } from './rules.ts';
export {
  askedAtSignUp,
  askedByDefault,
  decideRegistrationFields,
  registrationFields,
  isCurrencyMissing,
} from './sign-up-fields.ts';
export type { AskedAtSignUp, FieldRequirement, RegistrationField } from './sign-up-fields.ts';
