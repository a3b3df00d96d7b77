import { isTimeZone } from '../calendar/index.ts';
import { decideEmail, decideMobile, decideNewContacts } from '../contacts/index.ts';
import type { Decision, Refused } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import { decideNewPassword, isCurrencyMissing } from '../identity/index.ts';
import type { AskedAtSignUp } from '../identity/index.ts';
import { currencyForCountry } from '../money/index.ts';
import { decideCode } from '../session/index.ts';
import type { CodeFinding } from '../session/index.ts';
import { timezoneOfCountry } from '../site/index.ts';
import type { SignUpReason } from './sign-up-reasons.ts';

export interface EmailSignUp {
  readonly email: string;
  readonly password: string;
}

export interface SignUpFacts {
  readonly login: EmailSignUp | null;
  readonly mobileNumber: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly currency: string;
  /** The brand's requirements (AUTH-20); null for a sign-up by Telegram. */
  readonly asked: Pick<AskedAtSignUp, 'currency'> | null;
  readonly offered: readonly string[];
  /** Empty for that of the country. */
  readonly timezone: string;
  readonly captchaAccepted: boolean | null;
  readonly emailCode: CodeFinding | null;
  readonly mobileCode: CodeFinding | null;
  readonly emailTaken: boolean | null;
  readonly mobileTaken: boolean | null;
}

export interface SignUpPlan {
  /** In lower case; null by Telegram. */
  readonly email: string | null;
  readonly mobileNumber: string;
  readonly currency: string;
  readonly timezone: string;
}

type Refusal = Refused<SignUpReason>;

function loginRefusal({ login }: SignUpFacts): Refusal | null {
  if (login === null) return null;
  const email = decideEmail(login.email);
  if (!email.allowed) return email;
  const password = decideNewPassword(login.password, login.email);
  return password.allowed ? null : password;
}

function codeRefusal({ login, emailCode, mobileCode }: SignUpFacts): Refusal | null {
  const email = emailCode === null ? allow() : decideCode({ by: 'EMAIL', finding: emailCode });
  if (!email.allowed) return email;
  const by = login === null ? 'TELEGRAM' : 'SMS';
  const mobile = mobileCode === null ? allow() : decideCode({ by, finding: mobileCode });
  return mobile.allowed ? null : mobile;
}

function proofRefusal(facts: SignUpFacts): Refusal | null {
  if (facts.captchaAccepted === false) return refuse('captchaRefused');
  const code = codeRefusal(facts);
  if (code) return code;
  const contacts = decideNewContacts(facts);
  return contacts.allowed ? null : contacts;
}

/** Run before the proofs are checked and after each: input, captcha (AUTH-33), codes, taken contacts (AUTH-41). */
export function decideSignUp(facts: SignUpFacts): Decision<SignUpPlan, SignUpReason> {
  const { login, asked, offered, country, currency, timezone } = facts;
  const wrongLogin = loginRefusal(facts);
  if (wrongLogin) return wrongLogin;
  if (asked !== null && isCurrencyMissing(asked, currency)) return refuse('currencyMissing');
  const mobile = decideMobile(facts.mobileNumber, country);
  if (!mobile.allowed) return mobile;
  if (currency !== '' && !offered.includes(currency)) return refuse('currencyUnavailable');
  if (timezone !== '' && !isTimeZone(timezone)) return refuse('timezoneUnknown');
  return (
    proofRefusal(facts) ??
    allow({
      email: login === null ? null : login.email.trim().toLowerCase(),
      mobileNumber: mobile.plan,
      currency: currency === '' ? currencyForCountry(country, offered) : currency,
      timezone: timezone === '' ? timezoneOfCountry(country) : timezone,
    })
  );
}
