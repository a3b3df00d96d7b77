import { registrationProblem, signUpPasswordProblem } from '@magpie/domain/identity';
import type { SiteCode } from '@magpie/domain/site';
import { checkCode, hashPassword, useUpCodes } from '../../platform/auth/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { siteSettings } from '../config/index.ts';
import { acceptsCaptcha } from './captcha.ts';
import { codeRefusal } from './codes.ts';
import { readEmail, readMobile } from './contacts.ts';
import type { Applicant } from './new-member.ts';
import { duplicate, insertMember, readCurrency, readTimezone } from './new-member.ts';
import { writeOrRefuse } from './refused.ts';
import { visitorSmsPurposes } from './send-codes.ts';

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

/** Where a person signs up. */
export interface ApplicantCall {
  /** Code of the site. */
  readonly brand: SiteCode;
  /** The network they call from. */
  readonly network: string;
}

type EmailApplicant = Applicant & { readonly email: string; readonly network: string };

const PLATFORM_ID = 'magpie-simulated';

async function readApplicant(
  world: World,
  input: SignUpInput,
  { brand, network }: ApplicantCall,
): Promise<EmailApplicant> {
  const { countryCode } = input;
  const settings = siteSettings(world);
  const email = readEmail(input.email);
  const problem =
    signUpPasswordProblem(input.password, email) ??
    registrationProblem(settings.askedAtSignUp, { currency: input.currency ?? '' });
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
  return {
    email,
    mobileNumber: readMobile(input.mobileNumber, countryCode),
    countryCode,
    currency: readCurrency(input.currency, countryCode, settings),
    timezone: readTimezone(input.timezone, countryCode),
    passwordHash: await hashPassword(input.password),
    marketingConsent: input.marketingConsent === true,
    brand,
    network,
  };
}

async function emailProblem(unit: Unit, applicant: EmailApplicant, code: string): Promise<Refusal | null> {
  if (!siteSettings(unit.world).emailVerificationEnabled) return null;
  const { email: address, network } = applicant;
  return codeRefusal(await checkCode(unit, { purposes: ['REGISTER_EMAIL'], address, code, network }));
}

async function smsProblem(unit: Unit, applicant: EmailApplicant, code: string): Promise<Refusal | null> {
  const { mobileNumber: address, network } = applicant;
  const finding = await checkCode(unit, { purposes: visitorSmsPurposes, address, code, network });
  return codeRefusal(finding, 'Incorrect OTP code.');
}

async function admit(unit: Unit, applicant: EmailApplicant, input: SignUpInput): Promise<string | Refusal> {
  if (!(await acceptsCaptcha(unit, input.captcha))) {
    return new Refusal('CAPTCHA_FAILED', 'The captcha check failed. Please try again.');
  }
  const problem =
    (await emailProblem(unit, applicant, input.verificationCode ?? '')) ??
    (await smsProblem(unit, applicant, input.otpCode)) ??
    (await duplicate(unit, applicant));
  if (problem) return problem;
  await useUpCodes(unit, ['REGISTER_EMAIL'], applicant.email);
  await useUpCodes(unit, visitorSmsPurposes, applicant.mobileNumber);
  return insertMember(unit, applicant);
}

/**
 * Creates a member (AUTH-24).
 *
 * @throws Refusal BAD_USER_INPUT, CAPTCHA_FAILED, INVALID_CODE, TOO_MANY_ATTEMPTS, RATE_LIMITED or ACCOUNT_EXISTS; none of them
 * creates a member
 */
export async function signUp(world: World, input: SignUpInput, call: ApplicantCall): Promise<SignedUp> {
  const applicant = await readApplicant(world, input, call);
  const id = await writeOrRefuse(world, (unit) => admit(unit, applicant, input));
  return { id, status: 'ENABLED', platformId: PLATFORM_ID, brandId: call.brand };
}
