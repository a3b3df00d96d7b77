import { playRefusals } from '@magpie/domain/play';
import type { Caller } from '../../platform/auth/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { spinsInGame } from '../free-spins/index.ts';
import { catalogueOf, forgetCatalogue } from '../games/index.ts';
import type { Catalogue, GameModel, VendorModel } from '../games/index.ts';
import { settleDue, settleRewards } from '../promos/index.ts';
import { activeCurrency } from '../wallets/index.ts';
import { modeOfPlay } from './active-promo.ts';
import type { GameSessionModel } from './model.ts';
import {
  addGameSession,
  addVendorAccount,
  countPlay,
  endGameSessions,
  findVendorAccount,
  gameSessionRow,
  hasVendorAccount,
  toGameSession,
} from './store.ts';

/** The game of that id. @throws Refusal NOT_FOUND */
export function knownGame(catalogue: Catalogue, id: string): GameModel {
  const game = catalogue.gameById.get(id);
  if (!game) throw new Refusal('NOT_FOUND', 'There is no such game.');
  return game;
}

function knownVendor(catalogue: Catalogue, id: string): VendorModel {
  const vendor = catalogue.vendors.find((entry) => entry.id === id);
  if (!vendor) throw new Refusal('NOT_FOUND', 'There is no such vendor.');
  return vendor;
}

function requireActive(vendor: VendorModel): void {
  if (vendor.state === 'ACTIVE') return;
  throw new Refusal('VENDOR_IN_MAINTENANCE', 'This game is being worked on. Please try again later.');
}

async function requireVendorAccount(db: Reader, memberId: string, game: GameModel): Promise<void> {
  const gameCategoryIds = game.gameCategories.map(({ id }) => id);
  if (await hasVendorAccount(db, { memberId, vendorId: game.vendor.id, gameCategoryIds })) return;
  const { code, text } = playRefusals.VENDOR_ACCOUNT;
  throw new Refusal(code, text);
}

/**
 * Makes sure that the member has an account at a vendor for a category, which is made once (PLAY-03).
 *
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT for a category in which the vendor has no game, or VENDOR_IN_MAINTENANCE (PLAY-20)
 */
export async function initializeVendorAccount(
  world: World,
  memberId: string,
  ask: { readonly vendor: string; readonly gameCategory: string },
) {
  const catalogue = await catalogueOf(world);
  const vendor = knownVendor(catalogue, ask.vendor);
  const gameCategory = catalogue.categories.find((entry) => entry.id === ask.gameCategory);
  if (!gameCategory) throw new Refusal('NOT_FOUND', 'There is no such game category.');
  requireActive(vendor);
  const offered = catalogue.games.some(
    (game) => game.vendor.id === vendor.id && game.gameCategories.some(({ id }) => id === gameCategory.id),
  );
  if (!offered) throw new Refusal('BAD_USER_INPUT', 'The vendor has no game in this category.');
  const key = { memberId, vendorId: vendor.id, gameCategoryId: gameCategory.id };
  const row = await world.write(
    async (unit) => (await findVendorAccount(unit.db, key)) ?? (await addVendorAccount(unit, key)),
  );
  const { id, transfer_status: transferStatus, created_at } = row;
  return { id, vendor, gameCategory, transferStatus, dateTimeCreated: new Date(created_at).toISOString() };
}

/**
 * The game of a launch, which its vendor runs and the member may play (PLAY-04, PLAY-27).
 *
 * @throws Refusal NOT_FOUND, VENDOR_IN_MAINTENANCE, VENDOR_ACCOUNT_REQUIRED, GAME_EXCLUDED or WALLET_MODE_SWITCH_REQUIRED
 */
export async function launchableGame(
  world: World,
  memberId: string,
  ask: { readonly game: string; readonly vendor: string },
): Promise<GameModel> {
  const catalogue = await catalogueOf(world);
  const game = knownGame(catalogue, ask.game);
  if (knownVendor(catalogue, ask.vendor).id !== game.vendor.id) {
    throw new Refusal('NOT_FOUND', 'The vendor does not run this game.');
  }
  requireActive(game.vendor);
  await requireVendorAccount(world.db, memberId, game);
  await settleDue(world);
  const currency = await activeCurrency(world.db, memberId);
  await modeOfPlay(world.db, { memberId, game, currency });
  return game;
}

/** Code of the currency of a new session: the free spins' own, or the active one. */
async function currencyFor(
  unit: Unit,
  memberId: string,
  gameId: string,
  freeSpin: string | null,
): Promise<string> {
  if (freeSpin !== null) {
    return (await spinsInGame(unit.db, { memberId, freeSpin, gameId, now: unit.now })).currency;
  }
  return activeCurrency(unit.db, memberId);
}

async function begin(unit: Unit, member: Caller, game: GameModel, freeSpin: string | null): Promise<string> {
  const memberId = member.id;
  await settleRewards(unit, memberId);
  await requireVendorAccount(unit.db, memberId, game);
  const currency = await currencyFor(unit, memberId, game.id, freeSpin);
  const mode = await modeOfPlay(unit.db, { memberId, game, currency });
  await endGameSessions(unit, memberId);
  await countPlay(unit, game.id);
  return addGameSession(unit, {
    member_id: memberId,
    game_id: game.id,
    currency,
    balance_type: mode,
    free_spin_id: freeSpin,
    login_session_id: member.sessionId,
  });
}

/**
 * Starts a session at a game; one of the member that is live is ended (PLAY-05, PLAY-28).
 *
 * @throws Refusal NOT_FOUND, VENDOR_IN_MAINTENANCE, VENDOR_ACCOUNT_REQUIRED, GAME_EXCLUDED, WALLET_MODE_SWITCH_REQUIRED
 *   (PLAY-27), or CONFLICT for free spins that cannot be played
 */
export async function startGameSession(
  world: World,
  member: Caller,
  ask: { readonly game: string; readonly freeSpin?: string | null | undefined },
): Promise<GameSessionModel> {
  const catalogue = await catalogueOf(world);
  const game = knownGame(catalogue, ask.game);
  requireActive(game.vendor);
  const session = await world.write(async (unit) => {
    const id = await begin(unit, member, game, ask.freeSpin ?? null);
    return sessionById(unit, id, catalogue);
  });
  forgetCatalogue(world);
  return session;
}

/** Ends a session of the member; ending it again changes nothing (PLAY-05). @throws Refusal NOT_FOUND */
export async function endGameSession(world: World, memberId: string, id: string): Promise<GameSessionModel> {
  const catalogue = await catalogueOf(world);
  return world.write(async (unit) => {
    const live = await gameSessionRow(unit.db, id);
    if (live?.member_id !== memberId) throw new Refusal('NOT_FOUND', 'There is no such game session.');
    await endGameSessions(unit, memberId, id);
    return sessionById(unit, id, catalogue);
  });
}

async function sessionById(unit: Unit, id: string, catalogue: Catalogue): Promise<GameSessionModel> {
  const row = await gameSessionRow(unit.db, id);
  const session = row && toGameSession(row, catalogue, unit.now);
  if (!session) throw new Refusal('NOT_FOUND', 'The game of this session is no longer offered.');
  return session;
}
