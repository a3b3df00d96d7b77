import type { Generated } from 'kysely';
import type { DeviceType } from '../contract-types.ts';
import type { EpochMs, Sequence } from '../columns.ts';

/** By the member or the server, a password changed elsewhere, a later login, or the member's status. */
export type SessionEndReason = 'ENDED' | 'PASSWORD' | 'REPLACED' | 'STATUS';

export interface SessionsTable {
  id: string;
  memberId: string;
  channel: string;
  createdAt: EpochMs;
  expiresAt: EpochMs;
  endedAt: Generated<EpochMs | null>;
  endReason: Generated<SessionEndReason | null>;
  /** Name of the browser; null when it is not known. */
  browser: Generated<string | null>;
  /** Name of the operating system; null when it is not known. */
  operatingSystem: Generated<string | null>;
  /** Null when it is not known. */
  deviceType: Generated<DeviceType | null>;
  /** Two-letter code; null when it is not known. */
  country: Generated<string | null>;
}

export type CodePurpose =
  | 'REGISTER_EMAIL'
  | 'REGISTER_SMS'
  | 'VERIFY_MOBILE'
  | 'LOGIN_SMS'
  | 'RESET_PASSWORD'
  | 'TELEGRAM';

/** One-time codes that were sent (PWD-10, PWD-12, PWD-15). */
export interface CodesTable {
  seq: Sequence;
  id: string;
  purpose: CodePurpose;
  /** E-mail address, in small letters, or mobile number it went to. */
  address: string;
  /** The member who asked for it to prove a number; null for a visitor's (AUTH-47). */
  memberId: Generated<string | null>;
  code: string;
  sentAt: EpochMs;
  expiresAt: EpochMs;
  attemptsLeft: number;
  /** Network of whoever asked for it; null for one from before that was kept. */
  requestedFrom: Generated<string | null>;
  verifiedAt: Generated<EpochMs | null>;
  /** When it was used up or made invalid by a newer one. */
  usedAt: Generated<EpochMs | null>;
}
