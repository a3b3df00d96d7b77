import type { Database } from '#platform/store/index.ts';
import type { PromoTheme } from '#art/index.ts';

type Row = Database['promos'];

export interface SpinSeed {
  readonly game: string;
  readonly count: number;
  readonly value: string;
}

export interface OfferSeed {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly theme: PromoTheme;
  readonly type: Row['type'];
  readonly kind: Row['kind'];
  readonly currency?: string;
  readonly trigger?: 'SIGN_UP' | 'LOG_IN';
  readonly ordinal?: 'ANY' | 'FIRST' | 'SECOND' | 'THIRD';
  /** A fixed bonus; a match of the deposit, in percent up to a largest bonus; or nothing but spins. */
  readonly bonus?: string;
  readonly match?: { readonly percent: number; readonly upTo: string };
  readonly wagering?: number;
  readonly daysToPlay?: number;
  readonly maxUses?: number;
  readonly level?: number;
  readonly minimumDeposit?: string;
  readonly minimumRealMoney?: string;
  readonly lockIn?: { readonly deposit: string; readonly turnover: string };
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
