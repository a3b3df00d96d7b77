import { z } from 'zod';
import { passwordMessages } from '../identity/index.ts';
import { acrossFields, codeField, emailField, existingPasswordField, newPasswordField } from './fields.ts';

const confirmed = acrossFields('confirm', passwordMessages.mismatch);

const confirmField = z.string({ error: passwordMessages.mismatch });

/** Step 1 of the forgot-password flow (PWD-06). */
export const forgotPasswordSchema = z.object({ email: emailField });

/** Step 2 of the forgot-password flow (PWD-07). */
export const verifyCodeSchema = z.object({ verificationCode: codeField });

/** Step 3 of the forgot-password flow: the new password twice (PWD-05). */
export const resetPasswordSchema = z
  .object({ newPassword: newPasswordField, confirm: confirmField })
  .refine((values) => values.newPassword === values.confirm, confirmed);

/** The change-password form (PWD-17): the old password as well. */
export const changePasswordSchema = z
  .object({ oldPassword: existingPasswordField, newPassword: newPasswordField, confirm: confirmField })
  .refine((values) => values.newPassword === values.confirm, confirmed);

/** Values of step 1 once they are valid. */
export type ForgotPasswordValues = z.output<typeof forgotPasswordSchema>;

/** Values of step 2 once they are valid. */
export type VerifyCodeValues = z.output<typeof verifyCodeSchema>;

/** Values of step 3 once they are valid. */
export type ResetPasswordValues = z.output<typeof resetPasswordSchema>;

/** Values of the change-password form once they are valid. */
export type ChangePasswordValues = z.output<typeof changePasswordSchema>;
