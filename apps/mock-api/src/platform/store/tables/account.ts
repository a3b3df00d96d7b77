import type { Generated } from 'kysely';
import type {
  DepositLimitFrequency,
  Gender,
  MemberStatus,
  RiskLevel,
  Title,
  UserKind,
} from '../contract-types.ts';
import type { EpochMs, JsonText, MinorUnits } from '../columns.ts';

export interface MembersTable {
  id: string;
  kind: Generated<UserKind>;
  status: Generated<MemberStatus>;
  username: string;
  email: string | null;
  /** Calling code and number, with a leading +. */
  mobileNumber: string | null;
  mobileCountry: string | null;
  passwordHash: string | null;
  title: Title | null;
  gender: Gender | null;
  firstName: string | null;
  lastName: string | null;
  dateOfBirth: string | null;
  addressStreet: string | null;
  addressPostCode: string | null;
  addressLocality: string | null;
  addressStateDistrict: string | null;
  addressCountry: string | null;
  nameUpdateRequired: Generated<boolean>;
  dateOfBirthUpdateRequired: Generated<boolean>;
  verified: Generated<boolean>;
  mobileNumberVerified: Generated<boolean>;
  withdrawalBlocked: Generated<boolean>;
  depositBlocked: Generated<boolean>;
  hasFirstDeposit: Generated<boolean>;
  gbgDepositAmountReached: Generated<boolean>;
  gbgWithdrawalAmountReached: Generated<boolean>;
  riskLevel: Generated<RiskLevel>;
  /** Ways by which the member agreed to receive marketing, as a JSON list. */
  communicationChannels: Generated<JsonText>;
  /** Areas of life in which the member told of problems with gambling, as a JSON list. */
  problemGamblingAreas: Generated<JsonText>;
  timezone: Generated<string>;
  /** Every timezone chosen with its moment, oldest first, as a JSON list; empty as long as there was no change. */
  timezoneChoices: Generated<JsonText>;
  currency: Generated<string>;
  activeCurrency: Generated<string>;
  hideZeroBalances: Generated<boolean>;
  displayCryptoInFiat: Generated<boolean>;
  displayedFiatCurrency: Generated<string>;
  marketingConsent: Generated<boolean>;
  brand: Generated<string>;
  createdAt: EpochMs;
}

export interface MemberFavouriteCurrenciesTable {
  memberId: string;
  currency: string;
  position: number;
}

export interface DepositLimitsTable {
  memberId: string;
  frequency: DepositLimitFrequency;
  currency: string;
  limitMinor: MinorUnits;
}

export interface MemberLabelsTable {
  id: string;
  memberId: string;
  name: string;
}

/** The support token issued last to each member (SESS-15). */
export interface SupportTokensTable {
  memberId: string;
  token: string;
  expiresAt: EpochMs;
}

/** Captcha tokens that were judged once and are refused from then on (AUTH-33). */
export interface UsedCaptchaTokensTable {
  /** SHA-256 of the token, in hexadecimal. */
  digest: string;
  usedAt: EpochMs;
}
