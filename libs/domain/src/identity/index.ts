export { emailMessage, isEmail } from './email.ts';
export { passwordIsUsername, passwordMessages, passwordProblem, signUpPasswordProblem } from './password.ts';
export { codeLength, identityMessages, isCode, isOldEnough, minimumAge } from './rules.ts';
export {
  askedAtSignUp,
  askedByDefault,
  decideRegistrationFields,
  registrationFields,
  registrationProblem,
} from './registration.ts';
export type { AskedAtSignUp, FieldRequirement, RegistrationField } from './registration.ts';
