import type { ReasonTable } from '../decision/index.ts';

/** Why a stake is not played. */
export type StakeReason = 'unplayable' | 'outsideLimits';

/** Figures of the sentences. */
export interface StakeDetails {
  /** Smallest stake, decimal of the wire. */
  readonly min: string;
  /** Largest stake, decimal of the wire. */
  readonly max: string;
}

/** What is said of a stake that is not played (PLAY-34). */
export const stakeReasons = {
  unplayable: { code: 'BAD_USER_INPUT', text: () => 'This stake cannot be played here.', field: 'stake' },
  outsideLimits: {
    code: 'BAD_USER_INPUT',
    text: ({ min, max }) => `A stake must be from ${min} to ${max}.`,
    field: 'stake',
  },
} as const satisfies ReasonTable<StakeReason, StakeDetails>;
