import type { ReasonTable } from '../decision/index.ts';

export type DepositNumberReason = 'noDeposit' | 'laterDeposit' | 'earlierDeposit';

export interface DepositNumberDetails {
  /** Number of the deposit that starts the promo; 0 where none does. */
  readonly starts: number;
  /** Number of the member's next deposit. */
  readonly next: number;
}

const words = ['', 'first', 'second', 'third', 'fourth'];

const named = (number: number) => words[number] ?? `number ${String(number)}`;

/** Why the next deposit does not start a promo, and which one does. */
export const depositNumberReasons = {
  noDeposit: { code: 'BAD_USER_INPUT', text: () => 'No deposit starts this promo.' },
  laterDeposit: {
    code: 'BAD_USER_INPUT',
    text: ({ starts, next }: DepositNumberDetails) =>
      `Your ${named(starts)} deposit starts this promo. Your next one is your ${named(next)}.`,
  },
  earlierDeposit: {
    code: 'BAD_USER_INPUT',
    text: ({ starts }: DepositNumberDetails) =>
      `Only a ${named(starts)} deposit starts this promo, and you have made yours.`,
  },
} as const satisfies ReasonTable<DepositNumberReason, DepositNumberDetails>;
