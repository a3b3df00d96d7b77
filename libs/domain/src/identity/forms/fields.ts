import { z } from 'zod';
import { decisionText } from '../../decision/index.ts';
import { decideNewPassword, newPasswordReasons } from '../decide-new-password.ts';
import { emailMessage, isEmail } from '../email.ts';
import { passwordMessages } from '../password.ts';
import { identityMessages, isCode } from '../rules.ts';

/** Trimmed (AUTH-22, AUTH-23). */
export const emailField = z.string({ error: emailMessage }).trim().refine(isEmail, { error: emailMessage });

/** A one-time code of 6 characters (AUTH-18). */
export const codeField = z
  .string({ error: identityMessages.code })
  .trim()
  .refine(isCode, { error: identityMessages.code });

/** An existing password: any text but an empty one (AUTH-03). */
export const existingPasswordField = z
  .string({ error: passwordMessages.required })
  .min(1, { error: passwordMessages.required });

/** A new password; the message is that of the first rule it breaks (PWD-01 to PWD-04). */
export const newPasswordField = z
  .string({ error: passwordMessages.tooShort })
  .superRefine((value, context) => {
    const problem = decisionText(newPasswordReasons, decideNewPassword(value, null));
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/** Also runs when other fields are invalid, so that all problems show at once. */
export function acrossFields(field: string, message: string) {
  return {
    error: message,
    path: [field],
    when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
  };
}
