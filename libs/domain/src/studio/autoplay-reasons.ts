import type { ReasonTable } from '../decision/index.ts';

export type AutoplayStartReason =
  | 'malformed'
  | 'notOffered'
  | 'roundsUnknown'
  | 'lossLimitMissing'
  | 'lossLimitTooLow';

/** Why no further round begins by itself, in the order in which they are looked at. */
export type AutoplayStopReason =
  | 'unknown'
  | 'sessionEnded'
  | 'freeSpins'
  | 'otherMoney'
  | 'feature'
  | 'singleWin'
  | 'done'
  | 'lossLimit'
  | 'lowBalance';

export const autoplayStopReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'This autoplay is not known. Start it again.' },
  sessionEnded: { code: 'CONFLICT', text: () => 'Autoplay stopped: the game session has ended.' },
  freeSpins: { code: 'CONFLICT', text: () => 'Autoplay stopped: you have free spins to play.' },
  otherMoney: {
    code: 'PLAYED_MONEY_CHANGED',
    text: () => 'Autoplay stopped: the money that you play with has changed.',
  },
  feature: { code: 'CONFLICT', text: () => 'Autoplay stopped: the feature was won.' },
  singleWin: { code: 'CONFLICT', text: () => 'Autoplay stopped: a round won as much as you set.' },
  done: { code: 'CONFLICT', text: () => 'Autoplay is finished.' },
  lossLimit: { code: 'CONFLICT', text: () => 'Autoplay stopped: another round could pass your loss limit.' },
  lowBalance: { code: 'CONFLICT', text: () => 'Autoplay stopped: your balance is too low.' },
} as const satisfies ReasonTable<AutoplayStopReason>;

export const autoplayReasons = {
  malformed: { code: 'BAD_USER_INPUT', text: () => 'Autoplay needs a stake and amounts of the currency.' },
  notOffered: { code: 'CONFLICT', text: () => 'Autoplay is not available here.' },
  roundsUnknown: {
    code: 'BAD_USER_INPUT',
    text: () => 'Choose one of the numbers of rounds that are offered.',
    field: 'rounds',
  },
  lossLimitMissing: {
    code: 'BAD_USER_INPUT',
    text: () => 'Set a loss limit first.',
    field: 'lossLimit',
  },
  lossLimitTooLow: {
    code: 'BAD_USER_INPUT',
    text: () => 'The loss limit must cover at least one stake.',
    field: 'lossLimit',
  },
  ...autoplayStopReasons,
} as const satisfies ReasonTable<AutoplayStartReason | AutoplayStopReason>;
