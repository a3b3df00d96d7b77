import type { EpochMs, MinorUnits } from '#platform/store/columns.ts';
import type { DepositLimitFrequency } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface MemberFavouriteCurrenciesTable {
  memberId: string;
  currency: string;
  position: number;
}

export interface MemberLabelsTable {
  id: string;
  memberId: string;
  name: string;
}

export interface DepositLimitsTable {
  memberId: string;
  frequency: DepositLimitFrequency;
  currency: string;
  limitMinor: MinorUnits;
}

/** Captcha tokens that were judged once and are refused from then on (AUTH-33). */
export interface UsedCaptchaTokensTable {
  /** SHA-256 of the token, in hexadecimal. */
  digest: string;
  usedAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    memberFavouriteCurrencies: MemberFavouriteCurrenciesTable;
    memberLabels: MemberLabelsTable;
    depositLimits: DepositLimitsTable;
    usedCaptchaTokens: UsedCaptchaTokensTable;
  }
}

export const accountStore = storeArea({
  migrations,
  flags: {},
  moments: {
    memberFavouriteCurrencies: [],
    memberLabels: [],
    depositLimits: [],
    usedCaptchaTokens: ['usedAt'],
  },
});
