import type { ReasonTable } from '../decision/index.ts';

export type StakeReason = 'outsideLimits' | 'unplayable';

export interface StakeDetails {
  readonly min: string;
  readonly max: string;
}

/** See PLAY-34. */
export const stakeReasons = {
  outsideLimits: {
    code: 'BAD_USER_INPUT',
    text: ({ min, max }) => `A stake must be from ${min} to ${max}.`,
    field: 'stake',
  },
  unplayable: { code: 'BAD_USER_INPUT', text: () => 'This stake cannot be played here.', field: 'stake' },
} as const satisfies ReasonTable<StakeReason, StakeDetails>;
