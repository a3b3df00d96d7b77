import { rateRules } from '@magpie/domain/session';
import type { CodeFinding } from '@magpie/domain/session';
import { count, countOrRefuse } from '../rate-limits/index.ts';
import type { CodePurpose } from '../store/tables/session.ts';
import type { Unit } from '../worlds/index.ts';
import { markUnused, markUsed, markVerified, takeAttempt, validCodes } from './code-store.ts';
import type { SentCode } from './code-store.ts';

export interface TypedCode {
  readonly purposes: readonly CodePurpose[];
  /** E-mail address or full mobile number it was sent to. */
  readonly address: string;
  readonly code: string;
  /** The signed-in member who typed it; only codes that the same member asked for count (AUTH-47). */
  readonly memberId?: string | null;
  readonly network: string;
  /** Whether it counts only if it was found right before, in an earlier step. */
  readonly verified?: boolean;
}

export const addressKey = (address: string): string => address.trim().toLowerCase();

/**
 * Checks a typed code against those that are valid, of which each network that asked may have one. A wrong one costs an
 * attempt at each, so the unit must be committed whatever the finding: hand a refusal on as a value, not as an exception.
 * The attempts of a code (PWD-10) are those of the network that asked for it; strangers have some of their own and cannot
 * use up the owner's.
 * @throws Refusal RATE_LIMITED after too many wrong codes of this network, with nothing written
 */
export async function checkCode(unit: Unit, typed: TypedCode): Promise<CodeFinding> {
  const guess = await countOrRefuse(unit.world, rateRules.wrongCodes, [typed.network]);
  const finding = await findingOf(unit, typed);
  if (finding === 'RIGHT') await guess.takeBack();
  return finding;
}

async function findingOf(unit: Unit, typed: TypedCode): Promise<CodeFinding> {
  const { purposes, memberId = null, verified = false } = typed;
  const choice = { purposes, address: addressKey(typed.address), memberId, verified };
  const valid = await validCodes(unit.db, { ...choice, now: unit.now.getTime() });
  const findings: CodeFinding[] = [];
  for (const sent of valid) {
    const finding = await compare(unit, sent, typed);
    if (finding === 'RIGHT') return finding;
    findings.push(finding);
  }
  return findings.length > 0 && findings.every((finding) => finding === 'SPENT') ? 'SPENT' : 'WRONG';
}

async function compare(unit: Unit, sent: SentCode, typed: TypedCode): Promise<CodeFinding> {
  const own = sent.requestedFrom === null || sent.requestedFrom === typed.network;
  if (own ? sent.attemptsLeft <= 0 : !(await strangerMayTry(unit, sent, typed))) return 'SPENT';
  const right = sent.code === typed.code;
  if (right) await markVerified(unit.db, sent, unit.now.getTime());
  else if (own) await takeAttempt(unit.db, sent);
  return right ? 'RIGHT' : 'WRONG';
}

async function strangerMayTry(
  { world }: Unit,
  sent: { readonly seq: number },
  { network }: TypedCode,
): Promise<boolean> {
  const code = String(sent.seq);
  if ((await count(world, rateRules.strangersCode, [code, network])) === null) return false;
  return (await count(world, rateRules.strangersCodes, [code])) !== null;
}

export interface UsedCodes {
  readonly seqs: readonly number[];
}

export async function useUpCodes(
  unit: Unit,
  purposes: readonly CodePurpose[],
  address: string,
): Promise<UsedCodes> {
  const seqs = await markUsed(unit.db, { purposes, address: addressKey(address) }, unit.now.getTime());
  return { seqs };
}

/** Gives codes back that were used up for what did not happen in the end. */
export async function giveBackCodes(unit: Unit, { seqs }: UsedCodes): Promise<void> {
  if (seqs.length > 0) await markUnused(unit.db, seqs);
}
