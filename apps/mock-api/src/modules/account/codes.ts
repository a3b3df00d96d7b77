import { codeAttempts, codeCountdown } from '@magpie/domain/session';
import { writeMail } from '../../platform/mailbox/index.ts';
import type { Mail } from '../../platform/mailbox/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import type { CodePurpose } from '../../platform/store/tables/session.ts';
import type { Unit } from '../../platform/worlds/index.ts';

const MINUTE_MS = 60_000;
const ATTEMPTS = 5;
const MOST_PER_WINDOW = 6;
const WINDOW_MS = 10 * MINUTE_MS;

/** A code to be sent. */
export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly kind: 'EMAIL' | 'SMS';
  /** E-mail address or full mobile number. */
  readonly address: string;
  readonly subject?: string;
  /** Words around the code. */
  readonly text: (code: string) => string;
}

/** How a typed code was found to be. */
export type CodeFinding = 'RIGHT' | 'WRONG' | 'SPENT';

/** The refusal that a finding leads to, or null for the right code. */
export function codeRefusal(finding: CodeFinding, wrong = 'Invalid verification code.'): Refusal | null {
  if (finding === 'RIGHT') return null;
  return finding === 'SPENT'
    ? new Refusal('TOO_MANY_ATTEMPTS', 'Too many wrong codes. Please request a new one.')
    : new Refusal('INVALID_CODE', wrong);
}

/** How long a code is accepted: 120 s for a password reset (PWD-12), otherwise 10 minutes. */
const lifetimeOf = (purpose: CodePurpose): number =>
  purpose === 'RESET_PASSWORD' ? codeCountdown * 1000 : 10 * MINUTE_MS;

const addressKey = (address: string): string => address.trim().toLowerCase();

async function refuseTooMany(unit: Unit, address: string): Promise<void> {
  const { sent } = await unit.db
    .selectFrom('codes')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('address', '=', address)
    .where('sent_at', '>', unit.now.getTime() - WINDOW_MS)
    .executeTakeFirstOrThrow();
  if (sent < MOST_PER_WINDOW) return;
  throw new Refusal('RATE_LIMITED', 'Too many codes were requested. Please try again in ten minutes.');
}

/**
 * Makes a new code, which makes an earlier one for the same purpose invalid, and sends nothing.
 *
 * @throws Refusal RATE_LIMITED
 */
export async function issueCode(unit: Unit, order: Pick<CodeOrder, 'purpose' | 'address'>): Promise<string> {
  const { purpose } = order;
  const address = addressKey(order.address);
  const now = unit.now.getTime();
  await refuseTooMany(unit, address);
  await useUpCodes(unit, [purpose], address);
  const code = String(unit.integer(0, 999_999)).padStart(6, '0');
  await unit.db
    .insertInto('codes')
    .values({
      id: unit.id('code'),
      purpose,
      address,
      code,
      sent_at: now,
      expires_at: now + lifetimeOf(purpose),
      attempts_left: purpose === 'RESET_PASSWORD' ? codeAttempts : ATTEMPTS,
    })
    .execute();
  return code;
}

/** Sends a new code, which makes an earlier one for the same purpose invalid. @throws Refusal RATE_LIMITED */
export async function sendCode(unit: Unit, order: CodeOrder): Promise<Mail> {
  const code = await issueCode(unit, order);
  const subject = order.subject === undefined ? {} : { subject: order.subject };
  return writeMail(unit, { kind: order.kind, to: order.address, ...subject, body: order.text(code), code });
}

/**
 * Checks a typed code against the last one sent. A wrong one costs an attempt, so the unit must be committed whatever
 * the finding: hand a refusal on as a value, not as an exception.
 */
export async function checkCode(
  unit: Unit,
  purposes: readonly CodePurpose[],
  address: string,
  code: string,
): Promise<CodeFinding> {
  const now = unit.now.getTime();
  const sent = await unit.db
    .selectFrom('codes')
    .select(['seq', 'code', 'attempts_left', 'expires_at'])
    .where('purpose', 'in', purposes)
    .where('address', '=', addressKey(address))
    .where('used_at', 'is', null)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (!sent || sent.expires_at <= now) return 'WRONG';
  if (sent.attempts_left <= 0) return 'SPENT';
  const right = sent.code === code;
  const change = right ? { verified_at: now } : { attempts_left: sent.attempts_left - 1 };
  await unit.db.updateTable('codes').set(change).where('seq', '=', sent.seq).execute();
  return right ? 'RIGHT' : 'WRONG';
}

/** Whether this very code has been found right by {@link checkCode} and is still accepted. */
export async function isVerified(
  unit: Unit,
  purpose: CodePurpose,
  address: string,
  code: string,
): Promise<boolean> {
  const row = await unit.db
    .selectFrom('codes')
    .select('seq')
    .where('purpose', '=', purpose)
    .where('address', '=', addressKey(address))
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where('verified_at', 'is not', null)
    .where('expires_at', '>', unit.now.getTime())
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up every code of these purposes that was sent to the address. */
export async function useUpCodes(
  unit: Unit,
  purposes: readonly CodePurpose[],
  address: string,
): Promise<void> {
  await unit.db
    .updateTable('codes')
    .set({ used_at: unit.now.getTime() })
    .where('purpose', 'in', purposes)
    .where('address', '=', addressKey(address))
    .where('used_at', 'is', null)
    .execute();
}
