import { createHash } from 'node:crypto';
import { decideRepeat, repeatReasons } from '@magpie/domain/decision';
import type { Context } from '../graphql/context.ts';
import { Refusal, refusalOf } from '../graphql/refusal.ts';
import type { JsonValue } from '../store/columns.ts';
import { canonicalJson, jsonText } from '../store/values.ts';
import type { Unit } from '../worlds/types.ts';
import { keyOfOperator, saveKey, usedKey } from './store.ts';

export interface Requester {
  readonly memberId: string;
  /** The member's key for the attempt; null for a call without one, which is carried out as it comes. */
  readonly key: string | null;
}

export interface OnceRequest extends Requester {
  readonly operation: string;
  /** What is asked for, the key left out. */
  readonly content: JsonValue;
  /** Whether the operator asks, whose key for an operation is good for one member. */
  readonly byOperator?: boolean;
}

const keyShape = /^[\w-]{8,64}$/;

/**
 * The key of a call: the one in its input, else the one in its header.
 * @throws Refusal BAD_USER_INPUT for one that is not 8 to 64 letters, digits, hyphens or underscores
 */
export function readKey(given: string | null | undefined, header: string | null): string | null {
  const key = given ?? header;
  if (key !== null && !keyShape.test(key)) {
    throw new Refusal(
      'BAD_USER_INPUT',
      'The idempotency key must be 8 to 64 letters, digits, hyphens or underscores.',
    );
  }
  return key;
}

/**
 * Who makes a call, with the key in its header.
 * @throws Refusal UNAUTHENTICATED for a visitor, BAD_USER_INPUT for a key of another shape
 */
export function requesterOf({ requireMember, idempotencyKey }: Context): Requester {
  return { memberId: requireMember().id, key: readKey(null, idempotencyKey) };
}

/** A digest of what is asked for, whatever the order of its fields. */
export function digest(content: JsonValue): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/**
 * Carries work out once per key: a repeat with the same content changes nothing and answers what the first one answered. The
 * key is kept in the unit of the work, so that a refusal uses up none and a crash leaves either both or neither.
 * @throws Refusal IDEMPOTENCY_CONFLICT when the key was used for another mutation, other content, or by the operator for another
 * member
 */
export async function once<Result extends JsonValue>(
  unit: Unit,
  { memberId, key, operation, content, byOperator = false }: OnceRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === null) return work();
  const contentHash = digest(content);
  const earlier = byOperator
    ? await keyOfOperator(unit.db, { memberId, key, operation })
    : await usedKey(unit.db, memberId, key);
  const decision = decideRepeat(earlier ?? null, { memberId, operation, contentHash });
  if (!decision.allowed) throw refusalOf(repeatReasons, decision);
  // The operation is the same, so that this is what the same work answered.
  if (decision.plan.earlier) return JSON.parse(decision.plan.earlier.result) as Result;
  const result = await work();
  const createdAt = unit.now.getTime();
  const used = { memberId, key, operation, contentHash, result: jsonText(result), createdAt };
  await saveKey(unit.db, used);
  return result;
}
