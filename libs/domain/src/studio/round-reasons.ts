import { repeatReasons } from '../decision/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import { stakeReasons } from '../play/index.ts';
import type { StakeDetails, StakeReason } from '../play/index.ts';
import { autoplayStopReasons } from './autoplay-reasons.ts';
import type { AutoplayStopReason } from './autoplay-reasons.ts';

export type RoundReason =
  | 'orderMalformed'
  | 'otherOrder'
  | StakeReason
  | 'choiceUnknown'
  | AutoplayStopReason
  | 'roundOpen';

/** Why a round does not begin, in the order in which it is looked at. */
export const roundReasons = {
  orderMalformed: { code: 'BAD_USER_INPUT', text: () => 'A round needs an id and a stake.' },
  otherOrder: repeatReasons.otherContent,
  ...stakeReasons,
  choiceUnknown: {
    code: 'BAD_USER_INPUT',
    text: () => 'This game has no such bet.',
    field: 'choice',
  },
  ...autoplayStopReasons,
  roundOpen: { code: 'CONFLICT', text: () => 'Finish the round that is open first.' },
} as const satisfies ReasonTable<RoundReason, StakeDetails>;
