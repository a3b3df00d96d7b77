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
