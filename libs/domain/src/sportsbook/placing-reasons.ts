import { repeatReasons } from '../decision/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import { stakeReasons } from '../play/index.ts';
import type { StakeDetails, StakeReason } from '../play/index.ts';
import { slipReasons } from './slip-reasons.ts';
import type { SlipReason } from './slip-reasons.ts';

export type PlacingReason = 'malformed' | 'otherOrder' | 'givenBack' | StakeReason | SlipReason;

export const slipDraftReasons = {
  malformed: { code: 'BAD_USER_INPUT', text: () => 'A bet needs an id, its selections and a stake.' },
} as const satisfies ReasonTable<'malformed'>;

/** Why a bet is not placed, in the order in which it is looked at. */
export const placingReasons = {
  ...slipDraftReasons,
  otherOrder: repeatReasons.otherContent,
  givenBack: { code: 'CONFLICT', text: () => 'This bet did not take place. Its stake was given back.' },
  ...stakeReasons,
  ...slipReasons,
} as const satisfies ReasonTable<PlacingReason, StakeDetails>;
