import { z } from 'zod';
import { refusalText } from '../../decision/index.ts';
import { passwordMessages } from '../../identity/index.ts';
import {
  acrossFields,
  codeField,
  emailField,
  existingPasswordField,
  newPasswordField,
} from '../../identity/forms/index.ts';
import { decidePasswordChange, passwordChangeReasons } from '../decide-password.ts';

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

/** Also asks for the old password (PWD-17). */
export const changePasswordSchema = z
  .object({ oldPassword: existingPasswordField, newPassword: newPasswordField, confirm: confirmField })
  .refine((values) => values.newPassword === values.confirm, confirmed)
  .check(({ value: { oldPassword, newPassword }, issues }) => {
    const decision = decidePasswordChange({ oldPassword, newPassword, oldRight: null });
    // Of all else that is wrong with it the field tells itself.
    if (decision.allowed || decision.reason !== 'passwordUnchanged') return;
    const message = refusalText(passwordChangeReasons, decision);
    issues.push({ code: 'custom', input: newPassword, path: ['newPassword'], message });
  });

export type ForgotPasswordValues = z.output<typeof forgotPasswordSchema>;

export type VerifyCodeValues = z.output<typeof verifyCodeSchema>;

export type ResetPasswordValues = z.output<typeof resetPasswordSchema>;

export type ChangePasswordValues = z.output<typeof changePasswordSchema>;
