import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';

export type FieldRequirement = 'HIDDEN' | 'MANDATORY' | 'OPTIONAL';

export interface RegistrationField {
  readonly name: string;
  readonly requirement: FieldRequirement;
}

export interface AskedAtSignUp {
  readonly currency: FieldRequirement;
  /** Never MANDATORY: consent to marketing is voluntary (AUTH-20). */
  readonly marketingConsent: Exclude<FieldRequirement, 'MANDATORY'>;
}

/** The fields of AUTH-13, for a brand that has not chosen. */
export const askedByDefault: AskedAtSignUp = { currency: 'HIDDEN', marketingConsent: 'OPTIONAL' };

const choices: { readonly [Name in keyof AskedAtSignUp]: readonly AskedAtSignUp[Name][] } = {
  currency: ['HIDDEN', 'OPTIONAL', 'MANDATORY'],
  marketingConsent: ['HIDDEN', 'OPTIONAL'],
};

/** Every field of the sign-up form (1 §5); the email code only where the site verifies addresses (CONF-04). */
export function registrationFields(
  emailVerificationEnabled: boolean,
  asked: AskedAtSignUp,
): readonly RegistrationField[] {
  return [
    { name: 'email', requirement: 'MANDATORY' },
    { name: 'password', requirement: 'MANDATORY' },
    { name: 'verificationCode', requirement: emailVerificationEnabled ? 'MANDATORY' : 'HIDDEN' },
    { name: 'mobileNumber', requirement: 'MANDATORY' },
    { name: 'countryCode', requirement: 'MANDATORY' },
    { name: 'otpCode', requirement: 'MANDATORY' },
    { name: 'currency', requirement: asked.currency },
    { name: 'marketingConsent', requirement: asked.marketingConsent },
  ];
}

const isChoice = ({ name, requirement }: RegistrationField): boolean =>
  Object.hasOwn(choices, name) &&
  choices[name as keyof AskedAtSignUp].some((possible) => possible === requirement);

const applied = (asked: AskedAtSignUp, changes: readonly RegistrationField[]): AskedAtSignUp => ({
  ...asked,
  ...Object.fromEntries(changes.map(({ name, requirement }) => [name, requirement])),
});

export function decideRegistrationFields(
  asked: AskedAtSignUp,
  changes: readonly RegistrationField[],
): Decision<AskedAtSignUp, 'registrationFields'> {
  return changes.every(isChoice) ? allow(applied(asked, changes)) : refuse('registrationFields');
}

export function askedAtSignUp(fields: readonly RegistrationField[]): AskedAtSignUp {
  return applied(askedByDefault, fields.filter(isChoice));
}

export function isCurrencyMissing(asked: Pick<AskedAtSignUp, 'currency'>, currency: string): boolean {
  return asked.currency === 'MANDATORY' && currency === '';
}
