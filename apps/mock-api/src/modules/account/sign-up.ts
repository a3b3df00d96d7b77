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

/** An applicant whose password is not hashed yet. */
type Candidate = Omit<Applicant, 'passwordHash'> & { readonly email: string; readonly network: string };

const PLATFORM_ID = 'magpie-simulated';

function readCandidate(world: World, input: SignUpInput, { brand, network }: ApplicantCall): Candidate {
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
    marketingConsent: input.marketingConsent === true,
    brand,
    network,
  };
}

async function emailProblem(unit: Unit, candidate: Candidate, code: string): Promise<Refusal | null> {
  if (!siteSettings(unit.world).emailVerificationEnabled) return null;
  const { email: address, network } = candidate;
  const finding = await checkCode(unit, { purposes: ['REGISTER_EMAIL'], address, code, network });
  return codeRefusal({ by: 'EMAIL', finding });
}

async function smsProblem(unit: Unit, candidate: Candidate, code: string): Promise<Refusal | null> {
  const { mobileNumber: address, network } = candidate;
  const finding = await checkCode(unit, { purposes: visitorSmsPurposes, address, code, network });
  return codeRefusal({ by: 'SMS', finding });
}

/** Uses up the codes of somebody who may sign up; otherwise answers why they may not. */
async function admit(unit: Unit, candidate: Candidate, input: SignUpInput): Promise<Refusal | null> {
  if (!(await acceptsCaptcha(unit, input.captcha))) {
    return new Refusal('CAPTCHA_FAILED', 'The captcha check failed. Please try again.');
  }
  const problem =
    (await emailProblem(unit, candidate, input.verificationCode ?? '')) ??
    (await smsProblem(unit, candidate, input.otpCode)) ??
    (await duplicate(unit, candidate));
  if (problem) return problem;
  await useUpCodes(unit, ['REGISTER_EMAIL'], candidate.email);
  await useUpCodes(unit, visitorSmsPurposes, candidate.mobileNumber);
  return null;
}

/**
 * Creates a member (AUTH-24).
 *
 * @throws Refusal BAD_USER_INPUT, CAPTCHA_FAILED, INVALID_CODE, TOO_MANY_ATTEMPTS, RATE_LIMITED or ACCOUNT_EXISTS; none of them
 * creates a member
 */
export async function signUp(world: World, input: SignUpInput, call: ApplicantCall): Promise<SignedUp> {
  const candidate = readCandidate(world, input, call);
  await writeOrRefuse(world, (unit) => admit(unit, candidate, input));
  // Hashing is dear, so it is done once for codes that are right, and for no others.
  const passwordHash = await hashPassword(input.password);
  const id = await writeOrRefuse(
    world,
    // Somebody else may have taken the address or the number meanwhile.
    async (unit) => (await duplicate(unit, candidate)) ?? insertMember(unit, { ...candidate, passwordHash }),
  );
  return { id, status: 'ENABLED', platformId: PLATFORM_ID, brandId: call.brand };
}
