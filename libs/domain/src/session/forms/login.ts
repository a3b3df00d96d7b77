import { z } from 'zod';
import { identityMessages } from '../../identity/index.ts';
import { emailField, existingPasswordField } from '../../identity/forms/index.ts';

/** A valid email address and any password but an empty one (AUTH-03). */
export const loginSchema = z.object({
  email: emailField,
  password: existingPasswordField,
  rememberMe: z.boolean().default(false),
});

/** Login by username: any name and any password but empty ones (AUTH-09). */
export const usernameLoginSchema = z.object({
  username: z
    .string({ error: identityMessages.username })
    .trim()
    .min(1, { error: identityMessages.username }),
  password: existingPasswordField,
  rememberMe: z.boolean().default(false),
});

export type LoginValues = z.output<typeof loginSchema>;
