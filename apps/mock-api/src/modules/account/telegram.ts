import { decideSignIn, signInReasons } from '@magpie/domain/session';
import { checkCode, useUpCodes } from '#platform/auth/index.ts';
import { Refusal, refusalOf } from '#platform/graphql/index.ts';
import type { Mail } from '#platform/mailbox/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { siteSettings } from '../config/index.ts';
import type { ApplicantCall } from './sign-up.ts';
import { checkSignUp, readSignUp } from './sign-up-checks.ts';
import { codeRefusal, sendCode } from './codes.ts';
import type { CodeOrigin } from './codes.ts';
import { readAnyMobile } from './contacts.ts';
import { insertMember } from './new-member.ts';
import { writeOrRefuse } from './refused.ts';
import { memberByMobile } from './store/index.ts';

export interface TelegramSignUpInput {
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly code: string;
  readonly currency?: string | null | undefined;
  readonly captcha: string;
}

/** Sends a code through Telegram, which the simulated platform puts beside the text messages (AUTH-39). */
export async function sendTelegramCode(
  world: World,
  mobileNumber: string,
  origin: CodeOrigin,
): Promise<Mail> {
  const address = readAnyMobile(mobileNumber);
  return world.write((unit) =>
    sendCode(unit, {
      purpose: 'TELEGRAM',
      kind: 'SMS',
      address,
      ...origin,
      text: (code) => `Telegram: ${code} is your Magpie code. It is valid for 10 minutes.`,
    }),
  );
}

/** The id of the member who logs in by Telegram. @throws Refusal INVALID_CODE, INVALID_CREDENTIALS, MEMBER_NOT_ENABLED */
export async function telegramMember(
  world: World,
  { mobileNumber, code }: { readonly mobileNumber: string; readonly code: string },
  network: string,
): Promise<string> {
  const number = readAnyMobile(mobileNumber);
  return writeOrRefuse(world, async (unit) => {
    const finding = await checkCode(unit, { purposes: ['TELEGRAM'], address: number, code, network });
    const refusal = codeRefusal({ by: 'TELEGRAM', finding });
    if (refusal) return refusal;
    const member = await memberByMobile(unit.db, number);
    const decision = decideSignIn({ by: 'TELEGRAM', account: member ?? null, proved: true });
    if (!decision.allowed) return refusalOf(signInReasons, decision);
    await useUpCodes(unit, ['TELEGRAM'], number);
    return decision.plan.id;
  });
}

export async function telegramSignUp(
  world: World,
  input: TelegramSignUpInput,
  { brand, network }: ApplicantCall,
): Promise<string> {
  const { countryCode, captcha, code: mobileCode } = input;
  const typed = {
    login: null,
    mobileNumber: input.mobileNumber,
    country: countryCode,
    currency: input.currency ?? '',
    asked: null,
    offered: siteSettings(world).availableCurrencies,
    timezone: '',
  };
  const proofs = { captcha, emailCode: null, mobileCode, mobilePurposes: ['TELEGRAM'], network } as const;
  readSignUp(typed);
  return writeOrRefuse(world, async (unit) => {
    const plan = await checkSignUp(unit, typed, proofs);
    if (plan instanceof Refusal) return plan;
    return insertMember(unit, { ...plan, passwordHash: null, countryCode, marketingConsent: false, brand });
  });
}
