import type { Refused } from '@magpie/domain/decision';
import {
  decidePasswordChange,
  decidePasswordReset,
  decideResetAccount,
  passwordChangedMessage,
  passwordChangeReasons,
  passwordResetReasons,
  rateRules,
} from '@magpie/domain/session';
import type { PasswordChangeFacts, PasswordResetReason } from '@magpie/domain/session';
import type { Caller, UsedCodes } from '#platform/auth/index.ts';
import {
  checkCode,
  endMemberSessions,
  giveBackCodes,
  hashPassword,
  requireLiveSession,
  useUpCodes,
  verifyPassword,
} from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Mail } from '#platform/mailbox/index.ts';
import { countOrRefuse } from '#platform/rate-limits/index.ts';
import type { Unit, World, WorldRegistry } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { trustNetwork } from '../session/index.ts';
import { issueCode, sendCode } from './codes.ts';
import type { CodeOrigin } from './codes.ts';
import { writeOrRefuse } from './refused.ts';
import { changeMemberRow, memberByEmail, memberRow } from './store/index.ts';
import type { MemberRow } from './store/index.ts';

const PASSWORD_CHANGED = 'passwordChanged';

/**
 * Runs in the unit of work that gives a member another password, by a change or a reset. The end of their sessions does not
 * tell of all: the only session there was may go on, or have ended before.
 */
export function onPasswordChange(
  registry: WorldRegistry,
  follow: (unit: Unit, memberId: string) => Promise<void>,
): void {
  registry.onEvent(PASSWORD_CHANGED, async (unit, { memberId }) => {
    if (memberId !== null) await follow(unit, memberId);
  });
}

function requireChange(facts: PasswordChangeFacts): void {
  const decision = decidePasswordChange(facts);
  if (!decision.allowed) throw refusalOf(passwordChangeReasons, decision);
}

const refused = (decision: Refused<PasswordResetReason>) => refusalOf(passwordResetReasons, decision);

/** The address of a reset that goes on. @throws Refusal BAD_USER_INPUT */
function readReset(email: string, newPassword: string | null): string {
  const decision = decidePasswordReset({ email, newPassword, finding: null, unchanged: null });
  if (!decision.allowed) throw refused(decision);
  return decision.plan;
}

/**
 * Stores a password, tells who follows it, ends the member's sessions and says so in a message (SESS-42).
 * @param kept id of the session that goes on
 */
async function store(unit: Unit, memberId: string, passwordHash: string, kept?: string): Promise<void> {
  await changeMemberRow(unit.db, memberId, { passwordHash });
  unit.emit({ name: PASSWORD_CHANGED, memberId, payload: {} });
  const ended = await endMemberSessions(unit, memberId, 'PASSWORD', kept);
  await sendMessage(unit, memberId, { type: null, ...passwordChangedMessage(ended) });
}

/**
 * Changes the caller's password, whose session goes on (PWD-01, SESS-42).
 * @throws Refusal BAD_USER_INPUT, INVALID_CREDENTIALS, RATE_LIMITED, or FORBIDDEN once this session has ended
 */
export async function changePassword(
  world: World,
  caller: Caller,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  requireChange({ oldPassword, newPassword, oldRight: null });
  const guess = await countOrRefuse(world, rateRules.oldPassword, [caller.id]);
  const before = await memberRow(world.db, caller.id);
  requireChange({
    oldPassword,
    newPassword,
    oldRight: await verifyPassword(oldPassword, before.passwordHash),
  });
  await guess.takeBack();
  const passwordHash = await hashPassword(newPassword);
  await world.write(async (unit) => {
    // Both took their time. What was changed meanwhile, or ended by its owner, changes nothing any more.
    await requireLiveSession(unit.db, caller);
    const now = await memberRow(unit.db, caller.id);
    requireChange({ oldPassword, newPassword, oldRight: now.passwordHash === before.passwordHash });
    await store(unit, caller.id, passwordHash, caller.sessionId);
  });
}

/**
 * Sends a reset code. To an address without an account nothing is sent, and neither the answer nor what later steps or
 * repeats are refused with tells the difference (PWD-14): such an address has a code too, which nobody is told.
 * @returns the mail, or null when none was sent
 * @throws Refusal BAD_USER_INPUT or RATE_LIMITED
 */
export async function createReset(world: World, email: string, origin: CodeOrigin): Promise<Mail | null> {
  const address = readReset(email, null);
  const purpose = 'RESET_PASSWORD';
  return world.write(async (unit) => {
    if (!(await memberByEmail(unit.db, address))) {
      await issueCode(unit, { purpose, address, ...origin });
      return null;
    }
    return sendCode(unit, {
      purpose,
      kind: 'EMAIL',
      address,
      ...origin,
      subject: 'Reset your Magpie password',
      text: (code) => `Your verification code is ${code}. It is valid for 2 minutes.`,
    });
  });
}

export interface TypedReset {
  readonly email: string;
  readonly code: string;
  readonly network: string;
}

const purposes = ['RESET_PASSWORD'] as const;

/** Checks a reset code. @throws Refusal INVALID_CODE, TOO_MANY_ATTEMPTS or RATE_LIMITED */
export async function verifyReset(world: World, { email, code, network }: TypedReset): Promise<void> {
  const address = readReset(email, null);
  await writeOrRefuse(world, async (unit) => {
    const finding = await checkCode(unit, { purposes, address, code, network });
    const decision = decidePasswordReset({ email, newPassword: null, finding, unchanged: null });
    return decision.allowed ? null : refused(decision);
  });
}

interface RightReset {
  readonly email: string;
  readonly newPassword: string;
  readonly account: Pick<MemberRow, 'id' | 'passwordHash'>;
  readonly used: UsedCodes;
}

/** Gives the code back when the new password is the one that the account has. @throws Refusal BAD_USER_INPUT or RATE_LIMITED */
async function requireOther(world: World, { email, newPassword, account, used }: RightReset): Promise<void> {
  // Each comparison is dear, and a right code would pay for any number of them.
  const guess = await countOrRefuse(world, rateRules.oldPassword, [account.id, 'reset']);
  const unchanged = await verifyPassword(newPassword, account.passwordHash);
  const decision = decidePasswordReset({ email, newPassword, finding: 'RIGHT', unchanged });
  if (decision.allowed) {
    await guess.takeBack();
    return;
  }
  await world.write((unit) => giveBackCodes(unit, used));
  throw refused(decision);
}

/**
 * Sets the password of a reset whose code was verified before, and lets the member log in where they are, whatever failed
 * there. A wrong code costs an attempt here too.
 * @throws Refusal BAD_USER_INPUT, INVALID_CODE, TOO_MANY_ATTEMPTS or RATE_LIMITED
 */
export async function confirmReset(
  world: World,
  { email, code, network }: TypedReset,
  newPassword: string,
): Promise<void> {
  const address = readReset(email, newPassword);
  // Hashing is dear, so it is done once for a code that is right, which is used up before, and for no other.
  const reset = await writeOrRefuse(world, async (unit) => {
    const finding = await checkCode(unit, { purposes, address, code, network, verified: true });
    const decision = decidePasswordReset({ email, newPassword, finding, unchanged: null });
    if (!decision.allowed) return refused(decision);
    const account = decideResetAccount((await memberByEmail(unit.db, address)) ?? null);
    if (!account.allowed) return refused(account);
    return { account: account.plan, used: await useUpCodes(unit, purposes, address) };
  });
  await requireOther(world, { email, newPassword, ...reset });
  const before = reset.account;
  const passwordHash = await hashPassword(newPassword);
  await world.write(async (unit) => {
    // A password that was set meanwhile is newer than this wish, and stays.
    const member = await memberByEmail(unit.db, address);
    const same = member?.passwordHash === before.passwordHash;
    const account = decideResetAccount(same ? before : null);
    if (!account.allowed) throw refused(account);
    await store(unit, before.id, passwordHash);
    await trustNetwork(unit, before.id, network);
  });
}
