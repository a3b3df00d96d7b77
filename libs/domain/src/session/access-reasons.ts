import type { ReasonTable } from '../decision/index.ts';
import { sessionExpired } from './texts.ts';

export type AccessReason =
  | 'maintenance'
  | 'adminCodeWrong'
  | 'otherChannel'
  | 'sessionMissing'
  | 'expired'
  | 'sessionInactive'
  | 'sessionReplaced'
  | 'signedOut';

/** The only one of the product (CONF-20). */
export const productChannel = 'DESKTOP_WEB';

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
  otherChannel: { code: 'BAD_USER_INPUT', text: () => `The x-channel header must be ${productChannel}.` },
  sessionMissing: { code: 'FORBIDDEN', text: () => 'invalid access token. session does not exist.' },
  expired: { code: 'ACCESS_TOKEN_EXPIRED', text: () => sessionExpired },
  sessionInactive: { code: 'FORBIDDEN', text: () => 'invalid access token. session is not active.' },
  sessionReplaced: {
    code: 'FORBIDDEN',
    text: () => 'session was replaced by a login on another device',
  },
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Please log in first.' },
} as const satisfies ReasonTable<AccessReason>;
