import { signUpPasswordProblem } from '@magpie/domain/identity';
import { currencyForCountry } from '@magpie/domain/money';
import { isTimeZone } from '@magpie/domain/calendar';
import { hashPassword } from '../../platform/auth/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { siteSettings } from '../config/index.ts';
import type { SiteSettings } from '../config/index.ts';
import { acceptsCaptcha } from './captcha.ts';
import { checkCode, useUpCodes } from './codes.ts';
import { readEmail, readMobile } from './contacts.ts';
import { writeOrRefuse } from './refused.ts';
import { visitorSmsPurposes } from './send-codes.ts';
import { memberByEmail, memberByMobile } from './store.ts';

/** What a person fills in to sign up (AUTH-24). */
export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly verificationCode?: string | null | undefined;
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly otpCode: string;
  readonly currency?: string | null | undefined;
  readonly marketingConsent?: boolean | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly captcha: string;
}

/** What a sign-up created. */
export interface SignedUp {
  readonly id: string;
  readonly status: 'ENABLED';
  readonly platformId: string;
  readonly brandId: string;
}

interface Applicant {
  readonly email: string;
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly timezone: string;
  readonly passwordHash: string;
  readonly marketingConsent: boolean;
}

const PLATFORM_ID = 'magpie-simulated';

function readCurrency(input: SignUpInput, settings: SiteSettings): string {
  if (!input.currency) return currencyForCountry(input.countryCode, settings.availableCurrencies);
  if (settings.availableCurrencies.includes(input.currency)) return input.currency;
  throw new Refusal('BAD_USER_INPUT', 'This currency is not available.');
}

function readTimezone(input: SignUpInput): string {
  if (input.timezone && isTimeZone(input.timezone)) return input.timezone;
  return input.countryCode === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney';
}

async function readApplicant(input: SignUpInput, settings: SiteSettings): Promise<Applicant> {
  const email = readEmail(input.email);
  const problem = signUpPasswordProblem(input.password, email);
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
  return {
    email,
    mobileNumber: readMobile(input.mobileNumber, input.countryCode),
    countryCode: input.countryCode,
    currency: readCurrency(input, settings),
    timezone: readTimezone(input),
    passwordHash: await hashPassword(input.password),
    marketingConsent: input.marketingConsent === true,
  };
}

async function emailProblem(unit: Unit, applicant: Applicant, input: SignUpInput): Promise<Refusal | null> {
  if (!siteSettings(unit.world).emailVerificationEnabled) return null;
  const finding = await checkCode(unit, ['REGISTER_EMAIL'], applicant.email, input.verificationCode ?? '');
  if (finding === 'RIGHT') return null;
  return finding === 'SPENT'
    ? new Refusal('TOO_MANY_ATTEMPTS', 'Too many wrong codes. Please request a new email code.')
    : new Refusal('INVALID_CODE', 'Invalid verification code.');
}

async function smsProblem(unit: Unit, applicant: Applicant, input: SignUpInput): Promise<Refusal | null> {
  const finding = await checkCode(unit, visitorSmsPurposes, applicant.mobileNumber, input.otpCode);
  if (finding === 'RIGHT') return null;
  return finding === 'SPENT'
    ? new Refusal('TOO_MANY_ATTEMPTS', 'Too many wrong codes. Please request a new SMS code.')
    : new Refusal('INVALID_CODE', 'Incorrect OTP code.');
}

async function duplicate(unit: Unit, applicant: Applicant): Promise<Refusal | null> {
  if (await memberByEmail(unit.db, applicant.email)) {
    return new Refusal('ACCOUNT_EXISTS', 'This email address already has an account. Please log in instead.');
  }
  if (await memberByMobile(unit.db, applicant.mobileNumber)) {
    return new Refusal('ACCOUNT_EXISTS', 'This mobile number already has an account. Please log in instead.');
  }
  return null;
}

/** Stores a new member without a name or address, which are asked for before the first deposit. */
export async function insertMember(unit: Unit, applicant: Applicant | TelegramApplicant): Promise<string> {
  const id = unit.id('mem');
  const { mobileNumber, countryCode, currency, timezone, marketingConsent } = applicant;
  await unit.db
    .insertInto('members')
    .values({
      id,
      username: applicant.email ?? mobileNumber,
      email: applicant.email,
      mobile_number: mobileNumber,
      mobile_country: countryCode,
      mobile_number_verified: 1,
      password_hash: applicant.passwordHash,
      name_update_required: 1,
      date_of_birth_update_required: 1,
      currency,
      active_currency: currency,
      displayed_fiat_currency: currency,
      timezone,
      marketing_consent: marketingConsent ? 1 : 0,
      communication_channels: JSON.stringify(marketingConsent ? ['EMAIL', 'SMS'] : []),
      created_at: unit.now.getTime(),
    })
    .execute();
  await unit.db.insertInto('member_favourite_currencies').values({ member_id: id, currency, position: 0 }).execute();
  return id;
}

/** Somebody who signs up by Telegram: no e-mail address, no password. */
export interface TelegramApplicant extends Omit<Applicant, 'email' | 'passwordHash'> {
  readonly email: null;
  readonly passwordHash: null;
}

async function admit(unit: Unit, applicant: Applicant, input: SignUpInput): Promise<string | Refusal> {
  if (!(await acceptsCaptcha(unit, input.captcha))) {
    return new Refusal('CAPTCHA_FAILED', 'The captcha check failed. Please try again.');
  }
  const problem =
    (await emailProblem(unit, applicant, input)) ??
    (await smsProblem(unit, applicant, input)) ??
    (await duplicate(unit, applicant));
  if (problem) return problem;
  await useUpCodes(unit, ['REGISTER_EMAIL'], applicant.email);
  await useUpCodes(unit, visitorSmsPurposes, applicant.mobileNumber);
  return insertMember(unit, applicant);
}

/**
 * Creates a member (AUTH-24).
 *
 * @throws Refusal BAD_USER_INPUT, CAPTCHA_FAILED, INVALID_CODE, TOO_MANY_ATTEMPTS or ACCOUNT_EXISTS; none of them
 * creates a member
 */
export async function signUp(world: World, input: SignUpInput, brandId: string): Promise<SignedUp> {
  const applicant = await readApplicant(input, siteSettings(world));
  const id = await writeOrRefuse(world, (unit) => admit(unit, applicant, input));
  return { id, status: 'ENABLED', platformId: PLATFORM_ID, brandId };
}
