import type { Generated } from 'kysely';
import type { Gender, MemberStatus, RiskLevel, Title, UserKind } from '../contract-types.ts';
import type { EpochMs, JsonText } from '../columns.ts';

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
