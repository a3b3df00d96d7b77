import type { Generated } from 'kysely';
import type {
  DepositLimitFrequency,
  Gender,
  MemberStatus,
  RiskLevel,
  Title,
  UserKind,
} from '../contract-types.ts';
import type { EpochMs, Flag, JsonText, MinorUnits } from '../columns.ts';

export interface MembersTable {
  id: string;
  kind: Generated<UserKind>;
  status: Generated<MemberStatus>;
  username: string;
  email: string | null;
  /** Calling code and number, with a leading +. */
  mobile_number: string | null;
  mobile_country: string | null;
  password_hash: string | null;
  title: Title | null;
  gender: Gender | null;
  first_name: string | null;
  last_name: string | null;
  date_of_birth: string | null;
  address_street: string | null;
  address_post_code: string | null;
  address_locality: string | null;
  address_state_district: string | null;
  address_country: string | null;
  name_update_required: Generated<Flag>;
  date_of_birth_update_required: Generated<Flag>;
  verified: Generated<Flag>;
  mobile_number_verified: Generated<Flag>;
  withdrawal_blocked: Generated<Flag>;
  deposit_blocked: Generated<Flag>;
  has_first_deposit: Generated<Flag>;
  gbg_deposit_amount_reached: Generated<Flag>;
  gbg_withdrawal_amount_reached: Generated<Flag>;
  risk_level: Generated<RiskLevel>;
  /** Ways by which the member agreed to receive marketing, as a JSON list. */
  communication_channels: Generated<JsonText>;
  /** Areas of life in which the member told of problems with gambling, as a JSON list. */
  problem_gambling_areas: Generated<JsonText>;
  timezone: Generated<string>;
  /** Every timezone chosen with its moment, oldest first, as a JSON list; empty as long as there was no change. */
  timezone_choices: Generated<JsonText>;
  currency: Generated<string>;
  active_currency: Generated<string>;
  hide_zero_balances: Generated<Flag>;
  display_crypto_in_fiat: Generated<Flag>;
  displayed_fiat_currency: Generated<string>;
  marketing_consent: Generated<Flag>;
  brand: Generated<string>;
  created_at: EpochMs;
}

export interface MemberFavouriteCurrenciesTable {
  member_id: string;
  currency: string;
  position: number;
}

export interface DepositLimitsTable {
  member_id: string;
  frequency: DepositLimitFrequency;
  currency: string;
  limit_minor: MinorUnits;
}

export interface MemberLabelsTable {
  id: string;
  member_id: string;
  name: string;
}

/** The support token issued last to each member (SESS-15). */
export interface SupportTokensTable {
  member_id: string;
  token: string;
  expires_at: EpochMs;
}

/** Captcha tokens that were judged once and are refused from then on (AUTH-33). */
export interface UsedCaptchaTokensTable {
  /** SHA-256 of the token, in hexadecimal. */
  digest: string;
  used_at: EpochMs;
}
