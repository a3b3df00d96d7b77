import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { isSameMoney } from '../wallets/index.ts';
import type { WalletMode } from '../wallets/index.ts';
import type { AutoplayStartReason, AutoplayStopReason } from './autoplay-reasons.ts';
import type { GameKind, ShownRecord } from './model.ts';

/** How many rounds may begin by themselves, as they are offered. */
export const autoplayRounds: readonly number[] = [10, 25, 50, 100];

/** Whether a game has rounds of one press, with nothing to decide in them. */
export const offersAutoplay = (kind: GameKind): boolean => kind === 'SLOT';

/** Whether a round that is over started the feature of its game. */
export const startedFeature = ({ free }: ShownRecord): boolean => Array.isArray(free) && free.length > 0;

/** What a member set before the first round; null is no such limit. */
export interface AutoplayLimits {
  readonly rounds: number;
  readonly lossLimit: Minor;
  readonly winLimit: Minor | null;
  readonly balanceFloor: Minor | null;
  readonly stopsAtFeature: boolean;
}

/** What a page asks for: amounts as they were typed; null is no such limit. */
export interface SentAutoplay {
  readonly stake: string;
  readonly rounds: number;
  readonly lossLimit: string | null;
  readonly winLimit: string | null;
  readonly balanceFloor: string | null;
  readonly stopsAtFeature: boolean;
}

export interface AutoplayStartFacts {
  readonly kind: GameKind;
  readonly freeSpins: boolean;
  readonly type: CurrencyType;
  /** Null for what is none. */
  readonly sent: SentAutoplay | null;
}

/** Null for a text that is no amount above zero; no text is no amount either. */
function amountsIn(texts: readonly (string | null)[], type: CurrencyType): readonly (Minor | null)[] | null {
  const parsed = texts.map((text) => (text === null ? null : money.parse(text, type)));
  if (parsed.some((each) => each && (!each.ok || each.value <= 0n))) return null;
  return parsed.map((each) => (each?.ok ? each.value : null));
}

/** Whether rounds may begin by themselves: never without a limit to what they may lose. */
export function decideAutoplayStart({
  kind,
  freeSpins,
  type,
  sent,
}: AutoplayStartFacts): Decision<AutoplayLimits, AutoplayStartReason> {
  const amounts = sent && amountsIn([sent.stake, sent.lossLimit, sent.winLimit, sent.balanceFloor], type);
  if (!amounts) return refuse('malformed');
  if (!offersAutoplay(kind) || freeSpins) return refuse('notOffered');
  const { rounds, stopsAtFeature } = sent;
  if (!autoplayRounds.includes(rounds)) return refuse('roundsUnknown');
  const [stake, lossLimit = null, winLimit = null, balanceFloor = null] = amounts;
  if (lossLimit === null) return refuse('lossLimitMissing');
  if (lossLimit < (stake ?? money.zero)) return refuse('lossLimitTooLow');
  return allow({ rounds, lossLimit, winLimit, balanceFloor, stopsAtFeature });
}

/** A round that began by itself and is over. */
export interface AutoplayRound {
  readonly stake: Minor;
  readonly payout: Minor;
  /** Of which money its stake was; null without an active promo, which is cash too, and undefined where it was not kept. */
  readonly stakedFrom: WalletMode | null | undefined;
  readonly feature: boolean;
}

export interface AutoplayFacts {
  /** Null when the member has none of this name in this game session and currency. */
  readonly limits: AutoplayLimits | null;
  /** Those so far, the first one first. */
  readonly played: readonly AutoplayRound[];
  readonly stake: Minor;
  readonly balance: Minor;
  /** Of which money the next stake would be; null without an active promo, which is cash too. */
  readonly stakedFrom: WalletMode | null;
  readonly sessionLive: boolean;
  readonly freeSpins: boolean;
}

/** What the rounds lost together; below zero when they won. */
const lostBy = (played: readonly AutoplayRound[]): bigint =>
  played.reduce((sum, { stake, payout }) => sum + stake - payout, 0n);

/**
 * Whether the next stake would, or may, be of another kind of money than the first one was, as when a bonus was lost meanwhile. Where
 * nobody knows what the first one was of, one press begins another autoplay.
 */
function turnsToOtherMoney(first: AutoplayRound | undefined, stakedFrom: WalletMode | null): boolean {
  if (!first) return false;
  return first.stakedFrom === undefined || !isSameMoney(first.stakedFrom, stakedFrom);
}

function stopAfter(limits: AutoplayLimits, last: AutoplayRound | undefined): 'feature' | 'singleWin' | null {
  if (!last) return null;
  if (limits.stopsAtFeature && last.feature) return 'feature';
  return limits.winLimit !== null && last.payout >= limits.winLimit ? 'singleWin' : null;
}

/** Whether one more round begins by itself. It does not where losing it would pass the loss limit. */
export function decideAutoplay(
  facts: AutoplayFacts,
): Decision<{ readonly left: number }, AutoplayStopReason> {
  const { limits, played, stake, balance } = facts;
  if (!limits) return refuse('unknown');
  if (!facts.sessionLive) return refuse('sessionEnded');
  if (facts.freeSpins) return refuse('freeSpins');
  if (turnsToOtherMoney(played[0], facts.stakedFrom)) return refuse('otherMoney');
  const stop = stopAfter(limits, played.at(-1));
  if (stop) return refuse(stop);
  const left = limits.rounds - played.length;
  if (left <= 0) return refuse('done');
  if (lostBy(played) + stake > limits.lossLimit) return refuse('lossLimit');
  const floor = limits.balanceFloor ?? money.zero;
  return balance < stake || balance < floor ? refuse('lowBalance') : allow({ left });
}
