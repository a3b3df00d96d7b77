export { emailMessage, isEmail } from './email.ts';
export { passwordIsUsername, passwordMessages, passwordProblem, signUpPasswordProblem } from './password.ts';
export { codeLength, identityMessages, isCode, isOldEnough, minimumAge } from './rules.ts';
