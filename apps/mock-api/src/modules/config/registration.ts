/** How the sign-up form treats one of its fields, by the name it has in SignUpWithEmailInput. */
export interface RegistrationFieldRule {
  readonly name: string;
  readonly requirement: 'HIDDEN' | 'MANDATORY' | 'OPTIONAL';
}

/** What the sign-up form asks for (1 §5); the e-mail code only when the site verifies addresses (CONF-04). */
export function registrationFields(emailVerificationEnabled: boolean): readonly RegistrationFieldRule[] {
  return [
    { name: 'email', requirement: 'MANDATORY' },
    { name: 'password', requirement: 'MANDATORY' },
    { name: 'verificationCode', requirement: emailVerificationEnabled ? 'MANDATORY' : 'HIDDEN' },
    { name: 'mobileNumber', requirement: 'MANDATORY' },
    { name: 'countryCode', requirement: 'MANDATORY' },
    { name: 'otpCode', requirement: 'MANDATORY' },
    { name: 'currency', requirement: 'OPTIONAL' },
    { name: 'marketingConsent', requirement: 'OPTIONAL' },
  ];
}
