import {
  decideLaunch,
  decideOwnGameSession,
  decideVendorAccount,
  gameSessionReasons,
  launchReasons,
  playCountsFrom,
  vendorAccountReasons,
} from '@magpie/domain/play';
import type { Caller } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { catalogueOf, forgetCatalogue } from '../games/index.ts';
import type { Catalogue } from '../games/index.ts';
import { launchFacts } from './launch-facts.ts';
import type { LaunchAsk } from './launch-facts.ts';
import type { GameSessionModel } from './model.ts';
import { earlierPlay } from './store/reality-checks.ts';
import {
  addGameSession,
  addVendorAccount,
  countPlay,
  endGameSessions,
  findVendorAccount,
  gameSessionRow,
  toGameSession,
} from './store/index.ts';

/**
 * Makes sure that the member has an account at a vendor for a category, which is made once (PLAY-03).
 * @throws Refusal with one of the reasons of `decideVendorAccount` (PLAY-20)
 */
export async function initializeVendorAccount(
  world: World,
  memberId: string,
  ask: { readonly vendor: string; readonly gameCategory: string },
) {
  const { vendors, categories, games } = await catalogueOf(world);
  const decision = decideVendorAccount({
    vendor: vendors.find(({ id }) => id === ask.vendor) ?? null,
    category: categories.find(({ id }) => id === ask.gameCategory) ?? null,
    offered: games.some(
      ({ vendor, gameCategories }) =>
        vendor.id === ask.vendor && gameCategories.some(({ id }) => id === ask.gameCategory),
    ),
  });
  if (!decision.allowed) throw refusalOf(vendorAccountReasons, decision);
  const { vendor, category: gameCategory } = decision.plan;
  const key = { memberId, vendorId: vendor.id, gameCategoryId: gameCategory.id };
  const row = await world.write(
    async (unit) => (await findVendorAccount(unit.db, key)) ?? (await addVendorAccount(unit, key)),
  );
  const { id, transferStatus, createdAt } = row;
  return { id, vendor, gameCategory, transferStatus, dateTimeCreated: new Date(createdAt).toISOString() };
}

async function begin(
  unit: Unit,
  catalogue: Catalogue,
  loginSessionId: string,
  ask: LaunchAsk,
): Promise<string> {
  const { memberId, freeSpin } = ask;
  const facts = await launchFacts(unit, catalogue, ask);
  const decision = decideLaunch(facts);
  if (!decision.allowed) throw refusalOf(launchReasons, decision);
  const { game, mode } = decision.plan;
  await endGameSessions(unit, memberId);
  const countedFrom = playCountsFrom(await earlierPlay(unit.db, memberId), unit.now);
  await countPlay(unit, game.model.id);
  return addGameSession(unit, {
    memberId,
    gameId: game.model.id,
    currency: facts.wallet.currency,
    balanceType: mode,
    freeSpinId: freeSpin,
    loginSessionId,
    countedFromAt: countedFrom.getTime(),
  });
}

/**
 * Starts a session at a game; one of the member that is live is ended (PLAY-05, PLAY-28).
 * @throws Refusal with one of the reasons of a launch (PLAY-20, PLAY-21, PLAY-27)
 */
export async function startGameSession(
  world: World,
  { id: memberId, sessionId }: Caller,
  ask: { readonly game: string; readonly freeSpin?: string | null | undefined },
): Promise<GameSessionModel> {
  const catalogue = await catalogueOf(world);
  const launch = { memberId, game: ask.game, vendor: null, lobby: null, freeSpin: ask.freeSpin ?? null };
  const session = await world.write(async (unit) =>
    sessionById(unit, await begin(unit, catalogue, sessionId, launch), catalogue),
  );
  forgetCatalogue(world);
  return session;
}

/** Ends a session of the member; ending it again changes nothing (PLAY-05). @throws Refusal NOT_FOUND */
export async function endGameSession(world: World, memberId: string, id: string): Promise<GameSessionModel> {
  const catalogue = await catalogueOf(world);
  return world.write(async (unit) => {
    const row = await gameSessionRow(unit.db, id);
    const decision = decideOwnGameSession({
      startedBy: row?.memberId ?? null,
      member: memberId,
      gameOffered: row !== undefined && catalogue.gameById.has(row.gameId),
    });
    if (!decision.allowed) throw refusalOf(gameSessionReasons, decision);
    await endGameSessions(unit, memberId, id);
    return sessionById(unit, id, catalogue);
  });
}

/** A session that is known to be kept. */
export async function sessionById(unit: Unit, id: string, catalogue: Catalogue): Promise<GameSessionModel> {
  const row = await gameSessionRow(unit.db, id);
  const session = row && toGameSession(row, catalogue, unit.now);
  if (!session) throw new Error(`The game session ${id} is not kept, or its game is not in the catalogue.`);
  return session;
}
