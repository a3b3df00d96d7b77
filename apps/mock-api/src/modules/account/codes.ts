import { createHmac } from 'node:crypto';
import { codeReasons, codeTerms, decideCode, rateRules } from '@magpie/domain/session';
import type { CodeFacts, CodeTerms } from '@magpie/domain/session';
import { addressKey } from '#platform/auth/index.ts';
import { writeMail } from '#platform/mailbox/index.ts';
import type { Mail } from '#platform/mailbox/index.ts';
import type { Context, Refusal } from '#platform/graphql/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { countOrRefuse } from '#platform/rate-limits/index.ts';
import type { CodePurpose } from '#platform/store/tables/session.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { saveCode, voidCodesOfMember, voidCodesOfNetwork } from './store/codes.ts';

const DIGITS = 6;

export interface CodeOrigin {
  readonly network: string;
  /** The platform's own secret, from which the code follows. */
  readonly secret: string;
}

export interface CodeOrder extends CodeOrigin {
  readonly purpose: CodePurpose;
  readonly kind: 'EMAIL' | 'SMS';
  /** E-mail address or full mobile number. */
  readonly address: string;
  /** The signed-in member who asked for it; left out for a visitor. */
  readonly memberId?: string;
  readonly subject?: string;
  readonly text: (code: string) => string;
}

/** The refusal that a finding leads to, or null for the right code. */
export function codeRefusal(facts: CodeFacts): Refusal | null {
  const decision = decideCode(facts);
  return decision.allowed ? null : refusalOf(codeReasons, decision);
}

const termsOf = (purpose: CodePurpose): CodeTerms =>
  codeTerms[purpose === 'RESET_PASSWORD' ? 'RESET' : 'OTHER'];

type UnwrittenOrder = CodeOrigin & Pick<CodeOrder, 'purpose' | 'address' | 'memberId'>;

/**
 * Voids the codes that a new one takes the place of. Of a member it is every one, whatever it was sent to: a number typed
 * before was a slip (AUTH-47). Of a visitor it is what the same network had sent to the address: a stranger who asks for
 * a code must not void the one that its owner holds.
 */
async function voidFormer(
  unit: Unit,
  { purpose, address, memberId, network }: UnwrittenOrder,
): Promise<void> {
  const at = unit.now.getTime();
  if (memberId !== undefined) await voidCodesOfMember(unit.db, { purpose, memberId }, at);
  else await voidCodesOfNetwork(unit.db, { purpose, address: addressKey(address), network }, at);
}

/** From the secret too: a world's random source can be worked out, as its seed and the ids drawn from it are no secrets. */
function digitsOf(secret: string, id: string): string {
  const digest = createHmac('sha256', secret).update(`:one-time-code:${id}`).digest();
  // The remainder of 48 bits favours no code over another by more than one part in 10^8.
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Makes a new code, which takes the place of the asker's earlier one, and sends nothing. @throws Refusal RATE_LIMITED */
export async function issueCode(unit: Unit, order: UnwrittenOrder): Promise<string> {
  const { purpose, memberId, network } = order;
  const address = addressKey(order.address);
  const now = unit.now.getTime();
  const { lifetime, attempts } = termsOf(purpose);
  // In this order, so that a network which has had its share takes nothing from what is left for all.
  await countOrRefuse(unit.world, rateRules.codesTo, [address, network]);
  await countOrRefuse(unit.world, rateRules.codesToAll, [address]);
  await voidFormer(unit, order);
  const id = unit.id('code');
  const code = digitsOf(order.secret, id);
  await saveCode(unit.db, {
    id,
    purpose,
    address,
    memberId: memberId ?? null,
    code,
    sentAt: now,
    expiresAt: now + lifetime,
    requestedFrom: network,
    attemptsLeft: attempts,
  });
  return code;
}

/** Sends a new code, which takes the place of the asker's earlier one. @throws Refusal RATE_LIMITED */
export async function sendCode(unit: Unit, order: CodeOrder): Promise<Mail> {
  const code = await issueCode(unit, order);
  const subject = order.subject === undefined ? {} : { subject: order.subject };
  return writeMail(unit, { kind: order.kind, to: order.address, ...subject, body: order.text(code), code });
}

/** Counts a code that a caller wants to have sent, whoever it goes to. @throws Refusal RATE_LIMITED */
export async function countCodeOf({ world, network, member }: Context): Promise<void> {
  await countOrRefuse(world, rateRules.codesFrom, ['network', network]);
  if (member !== null) await countOrRefuse(world, rateRules.codesFrom, ['member', member.id]);
}
