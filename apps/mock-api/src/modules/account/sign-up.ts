import type { SiteCode } from '@magpie/domain/site';
import { hashPassword } from '#platform/auth/index.ts';
import { Refusal } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { siteSettings } from '../config/index.ts';
import { checkSignUp, recheckSignUp, readSignUp } from './sign-up-checks.ts';
import type { TypedSignUp } from './sign-up-checks.ts';
import { insertMember } from './new-member.ts';
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

export interface SignedUp {
  readonly id: string;
  readonly status: 'ENABLED';
  readonly platformId: string;
  readonly brandId: string;
}

export interface ApplicantCall {
  readonly brand: SiteCode;
  readonly network: string;
}

const PLATFORM_ID = 'magpie-simulated';

function typedBy(world: World, input: SignUpInput): TypedSignUp {
  const { askedAtSignUp, availableCurrencies } = siteSettings(world);
  return {
    login: { email: input.email, password: input.password },
    mobileNumber: input.mobileNumber,
    country: input.countryCode,
    currency: input.currency ?? '',
    asked: askedAtSignUp,
    offered: availableCurrencies,
    timezone: input.timezone ?? '',
  };
}

/**
 * Creates a member (AUTH-24).
 * @throws Refusal BAD_USER_INPUT, CAPTCHA_FAILED, INVALID_CODE, TOO_MANY_ATTEMPTS, RATE_LIMITED or ACCOUNT_EXISTS; none of them
 * creates a member
 */
export async function signUp(
  world: World,
  input: SignUpInput,
  { brand, network }: ApplicantCall,
): Promise<SignedUp> {
  const typed = typedBy(world, input);
  readSignUp(typed);
  const { emailVerificationEnabled } = siteSettings(world);
  const plan = await writeOrRefuse(world, (unit) =>
    checkSignUp(unit, typed, {
      captcha: input.captcha,
      emailCode: emailVerificationEnabled ? (input.verificationCode ?? '') : null,
      mobileCode: input.otpCode,
      mobilePurposes: visitorSmsPurposes,
      network,
    }),
  );
  // Hashing is dear, so it is done once for codes that are right, and for no others.
  const passwordHash = await hashPassword(input.password);
  const id = await writeOrRefuse(world, async (unit) => {
    const again = await recheckSignUp(unit, typed, plan);
    if (again instanceof Refusal) return again;
    const marketingConsent = input.marketingConsent === true;
    return insertMember(unit, {
      ...again,
      passwordHash,
      countryCode: input.countryCode,
      marketingConsent,
      brand,
    });
  });
  return { id, status: 'ENABLED', platformId: PLATFORM_ID, brandId: brand };
}
