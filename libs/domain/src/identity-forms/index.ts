export { codeField, emailField, existingPasswordField, newPasswordField } from './fields.ts';
export { loginSchema, usernameLoginSchema } from './login.ts';
export type { LoginValues } from './login.ts';
export {
  changePasswordSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  verifyCodeSchema,
} from './password.ts';
export type {
  ChangePasswordValues,
  ForgotPasswordValues,
  ResetPasswordValues,
  VerifyCodeValues,
} from './password.ts';
export { profileFormSchema, updateProfileSchema } from './profile.ts';
export type { ProfileFormFacts, ProfileFormValues } from './profile.ts';
export { registerSchema } from './register.ts';
export type { RegisterSettings, RegisterValues } from './register.ts';
