import { defaultCurrency, money } from '@magpie/domain/money';
import type { Currency } from '@magpie/domain/money';
import { decideSeat, seatReasons } from '@magpie/domain/play';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { spinsInGame } from '../free-spins/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { GameModel } from '../games/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { GameSessionModel } from './model.ts';
import { latestSession } from './sessions.ts';
import { countedShare } from './active-promo.ts';
import { readTicket } from './ticket.ts';
import { playable, stakedFrom, stakesOf } from './wallet/index.ts';

/** Free spins that a session plays. */
export interface SpinsAnswer {
  /** The same for each of them, so that a round can be told by them. */
  readonly id: string;
  /** Spins left in this game; null when nobody knows. */
  readonly left: number | null;
  /** What all of them have won so far. */
  readonly won: string;
  /** The stake of one spin, the only one that is accepted. */
  readonly stake: string;
}

/** Amounts are decimals of the wire. */
export interface MoneyAnswer {
  readonly balance: string;
  /** The kind of money under the active promo; null without one. */
  readonly stakedFrom: 'CASH' | 'BONUS' | null;
  readonly live: boolean;
  /** Null when the wallets are played. */
  readonly freeSpins: SpinsAnswer | null;
  /** Which share of a stake counts towards the active promo, in hundredths of a percent; null without one. */
  readonly counts: number | null;
}

export interface SeatAnswer extends MoneyAnswer {
  readonly member: string;
  readonly game: string;
  /** Null before one has begun. */
  readonly gameSession: string | null;
  readonly currency: Currency;
  /** What may be staked at once, the smallest first (PLAY-34). */
  readonly stakes: readonly string[];
  /** Where the page around the game's may be from. */
  readonly origins: readonly string[];
  /** The way back from a page that is not framed; null when it is none of the site's. */
  readonly lobby: string | null;
}

interface VendorCaller {
  readonly world: World;
  readonly vendorId: string;
  readonly services: PlatformServices;
}

async function spinsOf(world: World, session: GameSessionModel): Promise<SpinsAnswer | null> {
  if (session.freeSpin === null) return null;
  const { memberId, freeSpin, game } = session;
  const spins = await spinsInGame(world.db, { memberId, freeSpin, gameId: game.id });
  if (!spins) return null;
  const currency = knownCurrency(spins.currency);
  const { held, won, value } = spins;
  return { id: freeSpin, left: held.remaining, won: decimal(won, currency), stake: decimal(value, currency) };
}

/** What a session is played with now. */
export async function moneyOf(world: World, session: GameSessionModel): Promise<MoneyAnswer> {
  return {
    balance: decimal(await playable(world.db, session), knownCurrency(session.currency)),
    stakedFrom: await stakedFrom(world.db, session),
    live: session.dateTimeEnded === null,
    freeSpins: await spinsOf(world, session),
    counts: await countedShare(world.db, session),
  };
}

async function beforeSession(world: World, memberId: string): Promise<MoneyAnswer> {
  const mode = await stakedFrom(world.db, { memberId, currency: defaultCurrency, freeSpin: null });
  return {
    balance: money.format(money.zero, 'FIAT'),
    stakedFrom: mode,
    live: false,
    freeSpins: null,
    counts: null,
  };
}

const stakedAs = ({ category }: GameModel) => (category === 'SPORTSBOOK' ? 'SPORTSBOOK' : 'SLOT');

/**
 * Tells a vendor who sits at its game with a ticket, and what with.
 * @throws Refusal UNAUTHENTICATED for a ticket that is spent, of another world or for another vendor's game
 */
export async function seatAnswer(
  { world, vendorId, services }: VendorCaller,
  text: string,
): Promise<SeatAnswer> {
  const { settings } = services;
  const ticket = await readTicket(settings.jwtSecret, world, text);
  const found = (await catalogueOf(world)).gameById.get(ticket.gameId);
  const decision = decideSeat(ticket, found?.vendor.id === vendorId ? found : null);
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  const { game } = decision.plan;
  const session = await latestSession(world, ticket.loginSessionId, game.id);
  const currency = knownCurrency(session?.currency ?? defaultCurrency);
  return {
    member: ticket.memberId,
    game: game.id,
    gameSession: session?.id ?? null,
    currency,
    ...(session ? await moneyOf(world, session) : await beforeSession(world, ticket.memberId)),
    stakes: stakesOf(stakedAs(game), currency.code).map((stake) => decimal(stake, currency)),
    origins: settings.webOrigins,
    lobby: settings.webOrigins.includes(new URL(ticket.lobby).origin) ? ticket.lobby : null,
  };
}
