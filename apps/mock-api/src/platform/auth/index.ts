export { closeReason, isEndReason } from './endings.ts';
export { addressKey, checkCode, giveBackCodes, useUpCodes } from './codes.ts';
export type { TypedCode, UsedCodes } from './codes.ts';
export { checkClient, checkMaintenance, MAINTENANCE_ENDED } from './check-client.ts';
export type { ClientHeaders } from './check-client.ts';
export { identify, requireLiveSession } from './identify.ts';
export type { Caller, Identity } from './identify.ts';
export { requireOwnId } from './own-id.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export {
  countLiveSessions,
  endMemberSessions,
  endSession,
  openSession,
  removeMemberSessions,
  SESSION_ENDED,
} from './sessions.ts';
export type { SessionFacts, SessionOrder } from './sessions.ts';
export { MAX_TTL_SECONDS, signToken } from './tokens.ts';
export type { TokenClaims, TokenKind, TokenOrder, TokenReading } from './tokens.ts';
