import { endMemberSessions, openSession, signToken, verifyPassword } from '../../platform/auth/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { recordLogin } from '../levels/index.ts';
import type { LoginAttempts } from './attempts.ts';
import type { LoginRequest } from './login-request.ts';
import type { LoginAccount } from './store.ts';
import { findAccount, useLoginCode } from './store.ts';

/** What a login answers (AUTH-07 to AUTH-09). */
export interface LoginAnswer {
  /** Token for calls. */
  readonly access: string;
  /** Token that is only stored (SESS-12). */
  readonly refresh: string;
}

/** What a login is carried out with. */
export interface LoginSetting {
  readonly world: World;
  readonly secret: string;
  readonly attempts: LoginAttempts;
  readonly channel: string;
  readonly address: string;
}

/** Whether a member may be logged in on several devices at once; yes unless the site's setting says otherwise. */
export function allowsMultipleSessions(world: World): boolean {
  return world.settings['multipleSession'] !== false;
}

/**
 * Logs a member in.
 * @throws Refusal FORBIDDEN 'invalid credentials' for a wrong name or password, INVALID_CREDENTIALS for a wrong
 * code, MEMBER_NOT_ENABLED, RATE_LIMITED.
 */
export async function login(setting: LoginSetting, request: LoginRequest): Promise<LoginAnswer> {
  const account = request.mode === 'mobile' ? request.mobileNumber : request.name;
  const attempt = { world: setting.world.id, address: setting.address, account, now: setting.world.now() };
  setting.attempts.take(attempt);
  const found =
    request.mode === 'mobile'
      ? await byCode(setting.world, request)
      : await byPassword(setting.world, request);
  setting.attempts.succeed(attempt);
  checkMayAct(found);
  const order = { memberId: found.id, channel: setting.channel, ttlSeconds: request.ttlSeconds };
  return startSession(setting.world, setting.secret, order);
}

type PasswordLogin = Extract<LoginRequest, { password: string }>;
type CodeLogin = Extract<LoginRequest, { code: string }>;

async function byPassword(world: World, request: PasswordLogin): Promise<LoginAccount> {
  const account = await findAccount(world.db, request.mode, request.name);
  const right = await verifyPassword(request.password, account?.passwordHash ?? null);
  if (account === null || !right) throw new Refusal('FORBIDDEN', 'invalid credentials');
  return account;
}

async function byCode(world: World, request: CodeLogin): Promise<LoginAccount> {
  const mobileNumber = request.mobileNumber.startsWith('+')
    ? request.mobileNumber
    : `+${request.mobileNumber}`;
  const right = await world.write((unit) => useLoginCode(unit, mobileNumber, request.code));
  const account = await findAccount(world.db, 'mobile_number', mobileNumber);
  if (account === null || !right)
    throw new Refusal('INVALID_CREDENTIALS', 'The mobile number or the code is wrong.');
  return account;
}

/** Only an ENABLED MEMBER may log in (ENUM-02, SESS-40); told only to who knows the password. */
function checkMayAct(account: LoginAccount): void {
  if (account.kind === 'MEMBER' && account.status === 'ENABLED') return;
  throw new Refusal('MEMBER_NOT_ENABLED', 'This account cannot log in. Please contact support.');
}

/** A session to be started for a member whose identity is established. */
export interface SessionStart {
  readonly memberId: string;
  readonly channel: string;
  /** Life of the access token in seconds. */
  readonly ttlSeconds: number;
}

/**
 * Starts a session and answers its tokens. With multiple sessions off, earlier ones are replaced (SESS-35). The first
 * login of a day earns experience (LEVEL-09).
 */
export async function startSession(world: World, secret: string, start: SessionStart): Promise<LoginAnswer> {
  const { sessionId, now } = await world.write((unit) => replaceOrAdd(unit, start));
  return issueTokens(secret, { ...start, sessionId, worldId: world.id, now });
}

async function replaceOrAdd(unit: Unit, start: SessionStart): Promise<{ sessionId: string; now: Date }> {
  if (!allowsMultipleSessions(unit.world)) await endMemberSessions(unit, start.memberId, 'REPLACED');
  await recordLogin(unit, start.memberId);
  return { sessionId: await openSession(unit, start), now: unit.now };
}

/** The tokens of a session. The refresh token lives as long as the access token: it renews nothing (SESS-12). */
export function issueTokens(
  secret: string,
  session: SessionStart & { sessionId: string; worldId: string; now: Date },
): LoginAnswer {
  return {
    access: signToken(secret, { ...session, kind: 'access' }),
    refresh: signToken(secret, { ...session, kind: 'refresh' }),
  };
}
