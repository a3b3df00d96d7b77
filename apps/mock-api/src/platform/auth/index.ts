export { CHANNEL, checkGate } from './gate.ts';
export type { ClientMarks } from './gate.ts';
export { identify } from './identify.ts';
export type { Caller, Identity } from './identify.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { endMemberSessions, endSession, findSession, openSession, SESSION_ENDED } from './sessions.ts';
export type { SessionFacts, SessionOrder } from './sessions.ts';
export { MAX_TTL_SECONDS, readAccessToken, signToken } from './tokens.ts';
export type { TokenClaims, TokenKind, TokenOrder, TokenReading } from './tokens.ts';
