import { z } from 'zod';
import { decisionText } from '../decision/index.ts';
import {
  decideNewPassword,
  emailMessage,
  identityMessages,
  isCode,
  isEmail,
  newPasswordReasons,
  passwordMessages,
} from '../identity/index.ts';

/** An email address, without the blanks around it (AUTH-22, AUTH-23). */
export const emailField = z.string({ error: emailMessage }).trim().refine(isEmail, { error: emailMessage });

/** A one-time code of 6 characters (AUTH-18). */
export const codeField = z
  .string({ error: identityMessages.code })
  .trim()
  .refine(isCode, { error: identityMessages.code });

/** A password that exists already: any text but an empty one (AUTH-03). */
export const existingPasswordField = z
  .string({ error: passwordMessages.required })
  .min(1, { error: passwordMessages.required });

/** A password to be set, with the first rule it breaks as its message (PWD-01 to PWD-04). */
export const newPasswordField = z
  .string({ error: passwordMessages.tooShort })
  .superRefine((value, context) => {
    const problem = decisionText(newPasswordReasons, decideNewPassword(value, null));
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/**
 * Options of a rule on several fields: it runs although other fields are wrong, so that a person sees every problem at
 * once, and marks the one field.
 */
export function acrossFields(field: string, message: string) {
  return {
    error: message,
    path: [field],
    when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
  };
}
