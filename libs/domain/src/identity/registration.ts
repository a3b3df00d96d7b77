import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';

/** Whether a form shows a field and insists on it, by the contract's FieldRequirement. */
export type FieldRequirement = 'HIDDEN' | 'MANDATORY' | 'OPTIONAL';

/** How the sign-up form treats one of its fields, by the name it has in SignUpWithEmailInput. */
export interface RegistrationField {
  readonly name: string;
  readonly requirement: FieldRequirement;
}

/** What a brand asks for at sign-up beyond what belongs to every account. */
export interface AskedAtSignUp {
  readonly currency: FieldRequirement;
  /** Never MANDATORY: nobody has to agree to marketing (AUTH-20). */
  readonly marketingConsent: Exclude<FieldRequirement, 'MANDATORY'>;
}

/** What is asked for where a brand has not chosen: the fields of AUTH-13. */
export const askedByDefault: AskedAtSignUp = { currency: 'HIDDEN', marketingConsent: 'OPTIONAL' };

const choices: { readonly [Name in keyof AskedAtSignUp]: readonly AskedAtSignUp[Name][] } = {
  currency: ['HIDDEN', 'OPTIONAL', 'MANDATORY'],
  marketingConsent: ['HIDDEN', 'OPTIONAL'],
};

/** Every field of the sign-up form (1 §5); the e-mail code only where the site verifies addresses (CONF-04). */
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

/** Decides what is asked for after a brand's changes. The last of two changes to one field counts. */
export function decideRegistrationFields(
  asked: AskedAtSignUp,
  changes: readonly RegistrationField[],
): Decision<AskedAtSignUp, 'registrationFields'> {
  return changes.every(isChoice) ? allow(applied(asked, changes)) : refuse('registrationFields');
}

/** What is asked for by the answered fields; one that is missing among them, or cannot be so, counts as by default. */
export function askedAtSignUp(fields: readonly RegistrationField[]): AskedAtSignUp {
  return applied(askedByDefault, fields.filter(isChoice));
}

/** Whether a sign-up lacks the currency that the brand insists on. An empty currency is none. */
export function isCurrencyMissing(asked: Pick<AskedAtSignUp, 'currency'>, currency: string): boolean {
  return asked.currency === 'MANDATORY' && currency === '';
}
