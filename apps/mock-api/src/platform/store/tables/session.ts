import type { Generated } from 'kysely';
import type { DeviceType } from '../contract-types.ts';
import type { EpochMs, Sequence } from '../columns.ts';

/**
 * Why a session ended: the member or the server ended it, the password was changed elsewhere, a later login replaced it,
 * or the member's status changed.
 */
export type SessionEndReason = 'ENDED' | 'PASSWORD' | 'REPLACED' | 'STATUS';

export interface SessionsTable {
  id: string;
  member_id: string;
  channel: string;
  created_at: EpochMs;
  expires_at: EpochMs;
  ended_at: Generated<EpochMs | null>;
  end_reason: Generated<SessionEndReason | null>;
  /** Name of the browser; null when it is not known. */
  browser: Generated<string | null>;
  /** Name of the operating system; null when it is not known. */
  operating_system: Generated<string | null>;
  /** Null when it is not known. */
  device_type: Generated<DeviceType | null>;
  /** Two-letter code; null when it is not known. */
  country: Generated<string | null>;
}

/**
 * From which networks members logged in by password or code, one row for each. Sessions cannot tell it: they hold what the
 * member is shown of a login, so no address, and an operator may remove them, after which strangers could shut the owner
 * out of a usual place (docs/decisions/016).
 */
export interface LoginNetworksTable {
  member_id: string;
  network: string;
  last_at: EpochMs;
}

export type CodePurpose =
  'REGISTER_EMAIL' | 'REGISTER_SMS' | 'VERIFY_MOBILE' | 'LOGIN_SMS' | 'RESET_PASSWORD' | 'TELEGRAM';

/** One-time codes that were sent (PWD-10, PWD-12, PWD-15). */
export interface CodesTable {
  seq: Sequence;
  id: string;
  purpose: CodePurpose;
  /** E-mail address, in small letters, or mobile number it went to. */
  address: string;
  /** The member who asked for it to prove a number; null for a visitor's (AUTH-47). */
  member_id: Generated<string | null>;
  code: string;
  sent_at: EpochMs;
  expires_at: EpochMs;
  attempts_left: number;
  /** Network of whoever asked for it; null for one from before that was kept. */
  requested_from: Generated<string | null>;
  verified_at: Generated<EpochMs | null>;
  /** When it was used up or made invalid by a newer one. */
  used_at: Generated<EpochMs | null>;
}
