import type { ReasonTable } from '../decision/index.ts';
import { freeSpinReasons } from '../free-spins/index.ts';
import type { FreeSpinReason } from '../free-spins/index.ts';
import { gameSessionReasons } from './game-session-reasons.ts';
import { playReasons } from './play-reasons.ts';
import type { PlayReason } from './play-reasons.ts';
import { stakeReasons } from './stake-reasons.ts';
import type { StakeDetails } from './stake-reasons.ts';

export type BetReason =
  | 'rolledBackBefore'
  | 'roundTaken'
  | 'sessionEnded'
  | 'realityCheckDue'
  | 'outsideLimits'
  | PlayReason
  | 'otherMoney'
  | 'notCovered'
  | FreeSpinReason
  | 'otherStake';

export interface BetDetails extends StakeDetails {
  /** What can be staked, wire decimal; only set for `notCovered`. */
  readonly available: string | null;
}

/** In the order of the checks: those of every bet, of a wallet stake (PLAY-34, PLAY-21), of a free spin. */
export const betReasons = {
  rolledBackBefore: { code: 'CONFLICT', text: () => 'This bet was rolled back before it came.' },
  roundTaken: { code: 'CONFLICT', text: () => 'This round has a bet already.' },
  sessionEnded: gameSessionReasons.ended,
  realityCheckDue: {
    code: 'REALITY_CHECK_DUE',
    text: () => 'It is time for your reality check. Answer it to play on.',
  },
  outsideLimits: stakeReasons.outsideLimits,
  ...playReasons,
  otherMoney: {
    code: 'PLAYED_MONEY_CHANGED',
    text: () => 'The money that you play with has changed. Nothing was staked.',
  },
  notCovered: { code: 'INSUFFICIENT_BALANCE', text: () => 'Your balance does not cover this stake.' },
  ...freeSpinReasons,
  otherStake: { code: 'BAD_USER_INPUT', text: () => 'A free spin has its own stake.', field: 'amount' },
} as const satisfies ReasonTable<BetReason, BetDetails>;
