import { createHash, randomBytes } from 'node:crypto';
import { decideEntry, decideSitePage, entryLifeMs, entryReasons } from '@magpie/domain/control';
import { decideSignIn, productChannel, signInReasons } from '@magpie/domain/session';
import { MAX_TTL_SECONDS } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { startSession } from '../session/index.ts';
import type { LoginAnswer } from '../session/index.ts';
import { dropOldEntries, loginAccount, saveEntry, takeOutEntry } from './entry-store.ts';
import { findMember } from './members.ts';

/** Of no other incarnation, in which it may lie unused though it was used in this one. */
const hashOf = ({ incarnation }: World, secret: string): string =>
  createHash('sha256').update(`${incarnation}.${secret}`).digest('hex');

/** A page of the site. @throws Refusal BAD_USER_INPUT */
export function sitePage(page: string): string {
  const decision = decideSitePage(page);
  if (!decision.allowed) throw refusalOf(entryReasons, decision);
  return decision.plan;
}

/** Opens a session as a login does that the operator vouches for. @throws Refusal MEMBER_NOT_ENABLED */
export async function logInMember(
  services: PlatformServices,
  world: World,
  memberId: string,
): Promise<LoginAnswer> {
  const account = (await loginAccount(world.db, memberId)) ?? null;
  const decision = decideSignIn({ by: 'PASSWORD', account, proved: true });
  if (!decision.allowed) throw refusalOf(signInReasons, decision);
  const session = { memberId, channel: productChannel, ttlSeconds: MAX_TTL_SECONDS, userAgent: undefined };
  return startSession(world, services.settings.jwtSecret, session);
}

/** Address of the web app with a question that it answers by going in. */
export function webAddress({ settings }: PlatformServices, name: 'entry' | 'moment', value: string): string {
  const address = new URL(settings.webOrigins[0] ?? 'http://localhost:4200');
  address.searchParams.set(name, value);
  return address.href;
}

/** Makes a way into the web app that opens once. @throws Refusal NOT_FOUND or BAD_USER_INPUT */
export async function createEntry(
  services: PlatformServices,
  world: World,
  { member, page }: { readonly member: string; readonly page: string },
) {
  const secret = randomBytes(24).toString('base64url');
  const realNow = services.registry.realTime();
  const openUntil = realNow + entryLifeMs;
  await world.write(async ({ db }) => {
    const { id: memberId } = await findMember(db, member);
    await dropOldEntries(db, realNow);
    await saveEntry(db, { ticketHash: hashOf(world, secret), memberId, page: sitePage(page), openUntil });
  });
  const address = webAddress(services, 'entry', `${world.id}.${secret}`);
  return { address, openUntil: new Date(openUntil).toISOString() };
}

/** Goes in by a ticket, which is used up by that. @throws Refusal NOT_FOUND */
export async function takeEntry(services: PlatformServices, ticket: string) {
  const [id = '', secret = ''] = ticket.split('.');
  const world = await services.registry.get(id);
  const entry = await world.write(({ db }) => takeOutEntry(db, hashOf(world, secret)));
  const decision = decideEntry(entry, services.registry.realTime());
  if (!decision.allowed) throw refusalOf(entryReasons, decision);
  const { memberId, page } = decision.plan;
  return { world: world.id, tokens: await logInMember(services, world, memberId), page };
}
