import type { ReasonTable } from '../decision/index.ts';

export type ScoreReason =
  | 'freeSpin'
  | 'bonusMoney'
  | 'otherCurrency'
  | 'otherProvider'
  | 'notAtRisk'
  | 'outsideTime'
  | 'nothingScored';

/** Why a settled bet leaves a score as it is (TOUR-09). */
export const scoreReasons = {
  freeSpin: { code: 'CONFLICT', text: () => 'Free spins do not count.' },
  bonusMoney: { code: 'CONFLICT', text: () => 'Bets with bonus money do not count.' },
  otherCurrency: { code: 'CONFLICT', text: () => 'Bets in another currency do not count.' },
  otherProvider: { code: 'CONFLICT', text: () => 'Games of other providers do not count.' },
  notAtRisk: { code: 'CONFLICT', text: () => 'A stake that was at no risk does not count.' },
  outsideTime: {
    code: 'CONFLICT',
    text: () => 'A bet counts when it is placed and settled between the start and the end.',
  },
  nothingScored: { code: 'CONFLICT', text: () => 'A bet that scores nothing gives no place.' },
} as const satisfies ReasonTable<ScoreReason>;
