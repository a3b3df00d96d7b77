import { decideNewContacts, takenReasons } from '@magpie/domain/contacts';
import { decideNumberProof, numberProofReasons } from '@magpie/domain/session';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Mail } from '#platform/mailbox/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import type { CodePurpose } from '#platform/store/tables/session.ts';
import { checkCode, requireLiveSession, useUpCodes } from '#platform/auth/index.ts';
import type { Caller } from '#platform/auth/index.ts';
import { sendCode } from './codes.ts';
import type { CodeOrigin } from './codes.ts';
import { readAnyMobile, readEmail, readMobile } from './contacts.ts';
import { writeOrRefuse } from './refused.ts';
import { changeMemberRow, memberByEmail, memberByMobile, memberRow } from './store/index.ts';

/** The codes by which a visitor proves a number: to sign up, or to log in where it has an account. */
export const visitorSmsPurposes: readonly CodePurpose[] = ['REGISTER_SMS', 'LOGIN_SMS'];

const smsText = (code: string) => `${code} is your Magpie code. It is valid for 10 minutes.`;

/** Sends the code that proves an e-mail address in a sign-up (AUTH-34). @throws Refusal ACCOUNT_EXISTS */
export async function sendRegistrationEmail(world: World, email: string, origin: CodeOrigin): Promise<Mail> {
  const address = readEmail(email);
  return world.write(async (unit) => {
    const emailTaken = (await memberByEmail(unit.db, address)) !== undefined;
    const decision = decideNewContacts({ emailTaken, mobileTaken: null });
    if (!decision.allowed) throw refusalOf(takenReasons, decision);
    return sendCode(unit, {
      purpose: 'REGISTER_EMAIL',
      kind: 'EMAIL',
      address,
      ...origin,
      subject: 'Your Magpie verification code',
      text: (code) => `Your verification code is ${code}. It is valid for 10 minutes.`,
    });
  });
}

export interface CodeCaller {
  readonly memberId: string | null;
  readonly network: string;
}

/** Sends an SMS code: to a visitor for signing up or logging in, to a member for proving a number (AUTH-34). */
export async function sendSms(
  world: World,
  mobileNumber: string,
  { memberId, ...origin }: CodeCaller & CodeOrigin,
): Promise<Mail> {
  const number = readAnyMobile(mobileNumber);
  return world.write(async (unit) => {
    const order = { kind: 'SMS', address: number, ...origin, text: smsText } as const;
    if (memberId !== null) return sendCode(unit, { ...order, purpose: 'VERIFY_MOBILE', memberId });
    const known = await memberByMobile(unit.db, number);
    return sendCode(unit, { ...order, purpose: known ? 'LOGIN_SMS' : 'REGISTER_SMS' });
  });
}

export interface VerifyingCaller {
  /** Null for a visitor. */
  readonly member: Caller | null;
  readonly network: string;
}

export interface TypedCode {
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly otpCode: string;
}

/**
 * Whether an SMS code is right (AUTH-35). A member's right code makes the number theirs and proved (PROF-16).
 * @throws Refusal TOO_MANY_ATTEMPTS, RATE_LIMITED, or ACCOUNT_EXISTS when the number is another member's
 */
export async function verifySms(
  world: World,
  typed: TypedCode,
  { member, network }: VerifyingCaller,
): Promise<boolean> {
  const number = readMobile(typed.mobileNumber, typed.countryCode);
  const memberId = member?.id ?? null;
  const purposes = memberId === null ? visitorSmsPurposes : (['VERIFY_MOBILE'] as const);
  return writeOrRefuse(world, async (unit) => {
    // Whoever has the number has a way in.
    if (member) await requireLiveSession(unit.db, member);
    const finding = await checkCode(unit, {
      purposes,
      address: number,
      code: typed.otpCode,
      memberId,
      network,
    });
    const holder = memberId === null ? undefined : await memberByMobile(unit.db, number);
    const ofAnother = holder === undefined ? null : holder.id !== memberId;
    const decision = decideNumberProof({ finding, ofAnother });
    if (!decision.allowed) {
      return decision.reason === 'smsCodeWrong' ? false : refusalOf(numberProofReasons, decision);
    }
    if (memberId === null) return true;
    await useUpCodes(unit, ['VERIFY_MOBILE'], number);
    await takeOverNumber(unit, memberId, { number, country: typed.countryCode });
    return true;
  });
}

/** Gives a member a proved number. A username that was their number follows it, so that the old one is free again. */
async function takeOverNumber(
  unit: Unit,
  memberId: string,
  { number, country }: { readonly number: string; readonly country: string },
): Promise<void> {
  const { username, mobileNumber } = await memberRow(unit.db, memberId);
  await changeMemberRow(unit.db, memberId, {
    username: username === mobileNumber ? number : username,
    mobileNumber: number,
    mobileCountry: country,
    mobileNumberVerified: true,
  });
}
