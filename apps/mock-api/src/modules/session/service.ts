import { decideSignIn, signInReasons } from '@magpie/domain/session';
import type { SignInFacts } from '@magpie/domain/session';
import { endMemberSessions, openSession, signToken, verifyPassword } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { giveLoginBonuses } from '../bonuses/index.ts';
import { siteSettings } from '../config/index.ts';
import { recordLogin } from '../levels/index.ts';
import { countLogin } from './attempts.ts';
import type { LoginRequest } from './login-request.ts';
import type { AccountName, LoginAccount } from './store/index.ts';
import { findAccount, hasPassword, isUsualNetwork, rememberNetwork, useLoginCode } from './store/index.ts';

/** What a login answers (AUTH-07 to AUTH-09). */
export interface LoginAnswer {
  readonly access: string;
  /** Token that is only stored (SESS-12). */
  readonly refresh: string;
}

export interface LoginSetting {
  readonly world: World;
  readonly secret: string;
  readonly channel: string;
  readonly network: string;
  /** What the browser calls itself; undefined when it says nothing. */
  readonly userAgent: string | undefined;
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
  const { world, network } = setting;
  const named = nameOf(request);
  const account = await findAccount(world.db, named.by, named.name);
  const counted = await countLogin({
    world,
    network,
    account: account?.id ?? named.name.trim().toLowerCase(),
    // A code is guarded by its own attempts, and is the way in while strangers try passwords.
    elsewhere: request.mode !== 'mobile' && !(await isUsualNetwork(world, account?.id ?? '', network)),
  });
  const proved = await proves(world, request, { account, network });
  if (proved) await counted.succeed();
  const by = request.mode === 'mobile' ? 'SMS' : 'PASSWORD';
  const found = signedIn({ by, account, proved });
  const { channel, userAgent } = setting;
  const confirm = async (unit: Unit): Promise<void> => {
    // A password takes its time to be checked, and one that was changed meanwhile opens no session (SESS-42).
    const still = by === 'SMS' || (await hasPassword(unit.db, found.id, found.passwordHash));
    signedIn({ by, account: found, proved: still });
    await rememberNetwork(unit, found.id, network);
  };
  const order = { memberId: found.id, channel, userAgent, ttlSeconds: request.ttlSeconds, confirm };
  return startSession(world, setting.secret, order);
}

function nameOf(request: LoginRequest): { readonly by: AccountName; readonly name: string } {
  if (request.mode !== 'mobile') return { by: request.mode, name: request.name };
  const { mobileNumber } = request;
  return { by: 'mobileNumber', name: mobileNumber.startsWith('+') ? mobileNumber : `+${mobileNumber}` };
}

/** The account that is logged in to. @throws Refusal */
function signedIn(facts: SignInFacts<LoginAccount>): LoginAccount {
  const decision = decideSignIn(facts);
  if (!decision.allowed) throw refusalOf(signInReasons, decision);
  return decision.plan;
}

async function proves(
  world: World,
  request: LoginRequest,
  { account, network }: { readonly account: LoginAccount | null; readonly network: string },
): Promise<boolean> {
  const right =
    request.mode === 'mobile'
      ? await world.write((unit) =>
          useLoginCode(unit, { address: nameOf(request).name, code: request.code, network }),
        )
      : await verifyPassword(request.password, account?.passwordHash ?? null);
  return right && account !== null;
}

export interface SessionStart {
  readonly memberId: string;
  readonly channel: string;
  /** Life of the access token in seconds. */
  readonly ttlSeconds: number;
  /** What the browser calls itself; undefined when it says nothing. */
  readonly userAgent: string | undefined;
  /** Looks again, in the unit that opens the session, at what may have changed; throws to open none. */
  readonly confirm?: (unit: Unit) => Promise<void>;
}

/** With multiple sessions off, earlier ones are replaced (SESS-35). The first of a day earns (LEVEL-09, PROMO-51). */
export async function startSession(world: World, secret: string, start: SessionStart): Promise<LoginAnswer> {
  const { sessionId, now } = await world.write((unit) => replaceOrAdd(unit, start));
  return issueTokens(secret, { ...start, sessionId, worldId: world.id, now });
}

async function replaceOrAdd(unit: Unit, start: SessionStart): Promise<{ sessionId: string; now: Date }> {
  await start.confirm?.(unit);
  if (!allowsMultipleSessions(unit.world)) await endMemberSessions(unit, start.memberId, 'REPLACED');
  const firstOfDay = await recordLogin(unit, start.memberId);
  if (firstOfDay) await giveLoginBonuses(unit, start.memberId);
  const country = siteSettings(unit.world).detectedCountry;
  return { sessionId: await openSession(unit, { ...start, country }), now: unit.now };
}

/** The tokens of a session. The refresh token lives as long as the access token: it renews nothing (SESS-12). */
export function issueTokens(
  secret: string,
  session: Pick<SessionStart, 'memberId' | 'ttlSeconds'> & { sessionId: string; worldId: string; now: Date },
): LoginAnswer {
  return {
    access: signToken(secret, { ...session, kind: 'access' }),
    refresh: signToken(secret, { ...session, kind: 'refresh' }),
  };
}
