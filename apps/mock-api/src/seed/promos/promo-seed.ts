import type { Database } from '#platform/store/index.ts';
import type { PromoTheme } from '#art/index.ts';

type Row = Database['promos'];

export interface SpinSeed {
  readonly game: string;
  readonly count: number;
  readonly value: string;
  readonly bonusBuy?: true;
}

export interface PromoSeed {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The first paragraph is what its card says, the others are read on its page. */
  readonly description: string;
  readonly theme: PromoTheme;
  /** Whether it has the large picture alone, which the card shows then. */
  readonly heroOnly?: true;
  readonly type: Row['type'];
  readonly kind: Row['kind'];
  readonly currency?: string;
  readonly trigger?: NonNullable<Row['startTrigger']>;
  readonly ordinal?: NonNullable<Row['depositOrdinalTrigger']>;
  readonly payoutMode?: 'MANUAL';
  /** A fixed bonus; a match of the deposit, in percent up to a largest bonus if there is one; or nothing but spins. */
  readonly bonus?: string;
  readonly match?: { readonly percent: number; readonly upTo?: string };
  readonly wagering?: number;
  readonly daysToPlay?: number;
  readonly maxUses?: number;
  readonly level?: number;
  readonly minimumDeposit?: string;
  readonly minimumRealMoney?: string;
  readonly lockIn?: { readonly deposit?: string; readonly turnover: string };
  readonly endsInDays?: number;
  readonly off?: boolean;
  /** Providers with the share of a stake that counts, in percent. */
  readonly providers?: readonly (readonly [string, number])[];
  readonly games?: readonly string[];
  readonly spins?: readonly SpinSeed[];
}

export const deposit = {
  type: 'DEPOSIT',
  kind: 'BONUS_PLUS_DEPOSIT',
  minimumDeposit: '20.00',
  minimumRealMoney: '5.00',
} as const;
