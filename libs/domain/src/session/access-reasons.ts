import type { ReasonTable } from '../decision/index.ts';
import { sessionExpired } from './texts.ts';

export type AccessReason =
  | 'maintenance'
  | 'adminCodeWrong'
  | 'expired'
  | 'sessionMissing'
  | 'sessionInactive'
  | 'sessionReplaced'
  | 'signedOut';

/** Why a call is not listened to. Clients recognise those of a session and of the site by their texts (SESS-23 to SESS-28). */
export const accessReasons = {
  maintenance: {
    code: 'MAINTENANCE_MODE',
    text: () => 'The site is under maintenance. Please try again later.',
  },
  adminCodeWrong: {
    code: 'FORBIDDEN',
    text: () => 'invalid admin code. the x-admin-code header is missing or wrong.',
  },
  expired: { code: 'ACCESS_TOKEN_EXPIRED', text: () => sessionExpired },
  sessionMissing: { code: 'FORBIDDEN', text: () => 'invalid access token. session does not exist.' },
  sessionInactive: { code: 'FORBIDDEN', text: () => 'invalid access token. session is not active.' },
  sessionReplaced: {
    code: 'FORBIDDEN',
    text: () => 'session was replaced by a login on another device',
  },
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Please log in first.' },
} as const satisfies ReasonTable<AccessReason>;
