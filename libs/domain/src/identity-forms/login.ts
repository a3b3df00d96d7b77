import { z } from 'zod';
import { emailField, existingPasswordField } from './fields.ts';

/** The login form: a valid email address and any password but an empty one (AUTH-03). */
export const loginSchema = z.object({
  email: emailField,
  password: existingPasswordField,
  rememberMe: z.boolean().default(false),
});

/** Values of the login form once they are valid. */
export type LoginValues = z.output<typeof loginSchema>;
