import { z } from 'zod';
import {
  identityMessages,
  isCurrencyMissing,
  passwordIsUsername,
  passwordMessages,
  type AskedAtSignUp,
} from '../../identity/index.ts';
import { isMobileNumber } from '../../phone/index.ts';
import { signUpReasons } from '../sign-up-reasons.ts';
import { acrossFields, codeField, emailField, newPasswordField } from '../../identity/forms/index.ts';

export interface RegisterSettings {
  /** When false, no email code is required (CONF-04). */
  readonly emailVerificationEnabled: boolean;
  readonly asked: AskedAtSignUp;
}

const mustBeTrue = (message: string) =>
  z.boolean({ error: message }).refine((value) => value, { error: message });

const requiredText = (message: string) => z.string({ error: message }).trim().min(1, { error: message });

const anyCode = z.string().trim().optional();

type Unchecked<K extends string> = Readonly<Partial<Record<K, unknown>>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function numberFits({ mobileNumber, countryCode }: Unchecked<'mobileNumber' | 'countryCode'>): boolean {
  const [number, country] = [textOf(mobileNumber), textOf(countryCode)];
  return number === '' || country === '' || isMobileNumber(number, country);
}

function passwordDiffers({ password, email }: Unchecked<'password' | 'email'>): boolean {
  return !passwordIsUsername(textOf(password), textOf(email));
}

function currencyField(asked: AskedAtSignUp) {
  return z
    .string()
    .default('')
    .superRefine((currency, context) => {
      if (!isCurrencyMissing(asked, currency)) return;
      context.addIssue({ code: 'custom', message: signUpReasons.currencyMissing.text() });
    });
}

/** The country is an ISO 3166 code; the password must differ from the username (AUTH-18 to AUTH-23). */
export function registerSchema(settings: RegisterSettings) {
  return z
    .object({
      email: emailField,
      password: newPasswordField,
      verificationCode: settings.emailVerificationEnabled ? codeField : anyCode,
      mobileNumber: requiredText(identityMessages.mobile),
      countryCode: requiredText(identityMessages.mobile),
      otpCode: codeField,
      currency: currencyField(settings.asked),
      terms: mustBeTrue(identityMessages.terms),
      over18: mustBeTrue(identityMessages.over18),
      marketingConsent: z.boolean().default(false),
    })
    .refine(numberFits, acrossFields('mobileNumber', identityMessages.mobile))
    .refine(passwordDiffers, acrossFields('password', passwordMessages.sameAsUsername));
}

export type RegisterValues = z.output<ReturnType<typeof registerSchema>>;
