import { z } from 'zod';
import { catalogueOf } from '#modules/games/index.ts';
import { Refusal } from '#platform/graphql/index.ts';
import type { ErrorCode } from '#platform/graphql/index.ts';
import { callInside } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { signCall, vendorKey } from '#platform/signed-calls/index.ts';
import type { World } from '#platform/worlds/index.ts';

const freeSpins = z.object({
  id: z.string(),
  left: z.number().int().nullable(),
  won: z.string(),
  stake: z.string(),
});

const seatWallet = z.object({
  balance: z.string(),
  stakedFrom: z.enum(['CASH', 'BONUS']).nullable(),
  live: z.boolean(),
  freeSpins: freeSpins.nullable(),
  counts: z.number().int().nullable(),
});

const seated = seatWallet.extend({
  member: z.string(),
  game: z.string(),
  gameSession: z.string().nullable(),
  currency: z.object({ code: z.string(), symbol: z.string(), type: z.enum(['FIAT', 'CRYPTO']) }),
  stakes: z.array(z.string()),
  origins: z.array(z.string()),
  lobby: z.string().nullable(),
});

const moved = z.object({ balance: z.string() });

const refused = z.looseObject({
  code: z.custom<ErrorCode>((value) => typeof value === 'string'),
  message: z.string(),
});

/** Who sits at the game, and what they play with; amounts are decimals of the wire. */
export type Seated = z.infer<typeof seated>;
export type SeatWallet = z.infer<typeof seatWallet>;

/** No answer for good came, so that nobody knows whether the call was carried out. */
export class WalletUnanswered extends Error {}

/** Refusals of the call as such, which say nothing of what came of it when it was sent before. */
const ofTheCall: readonly ErrorCode[] = ['MAINTENANCE_MODE', 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'];

/** Whether a stake was refused for good, so that it was not taken by an earlier call either. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Refusal && !ofTheCall.includes(error.code);

interface InRound {
  readonly gameSession: string;
  readonly round: string;
}

interface Paid extends InRound {
  /** Decimal of the wire. */
  readonly amount: string;
  readonly currency: string;
}

interface Staked extends Paid {
  /** Which money the stake is meant to be of, null as without a promo; left out, whatever is played with. */
  readonly stakedFrom?: SeatWallet['stakedFrom'];
}

interface Won extends Paid {
  /** How the round ended: early by the player, or void, where the amount is what was left of its stake. */
  readonly ended?: 'CASHOUT' | 'VOID';
  /** Whether another stake of the player's covered the opposite result. */
  readonly hedged?: boolean;
}

interface PartPaid extends Paid {
  /** The game server's own name for what is paid. */
  readonly part: string;
  /** How much of the stake it buys back; decimal of the wire. */
  readonly stake: string;
}

/** The names of a round's calls, so that a repeat of each is the same call. */
const transactionsOf = (round: string) => ({
  bet: `${round}:bet`,
  win: `${round}:win`,
  rollback: `${round}:rollback`,
});

/**
 * The only way from the game server to money: the signed calls of the seamless wallet (docs/vendors.md). Each says the same
 * when it is repeated.
 *
 * Its calls throw Refusal with what the platform refused, and {@link WalletUnanswered} when it is not known what came of them.
 */
export class WalletCalls {
  readonly #services: PlatformServices;
  readonly #world: World;
  readonly #vendor: string;

  constructor(services: PlatformServices, world: World, vendor: string) {
    this.#services = services;
    this.#world = world;
    this.#vendor = vendor;
  }

  authenticate(ticket: string): Promise<Seated> {
    return this.#call('authenticate', { ticket }, seated);
  }

  /** Tells what is played with; a sign of life of the session. */
  balance(gameSession: string): Promise<SeatWallet> {
    return this.#call('balance', { gameSession }, seatWallet);
  }

  /** Takes a stake; answers the balance after it. */
  async bet({ round, ...paid }: Staked): Promise<string> {
    const transaction = transactionsOf(round).bet;
    return (await this.#call('bet', { transaction, round, ...paid }, moved)).balance;
  }

  /** Pays a round and closes it; zero for a lost one. */
  async win({ round, ...paid }: Won): Promise<string> {
    const transaction = transactionsOf(round).win;
    return (await this.#call('win', { transaction, round, ...paid }, moved)).balance;
  }

  /** Pays for a part of a round, which stays open. */
  async payPart({ round, part, ...paid }: PartPaid): Promise<void> {
    const transaction = `${round}:${part}`;
    await this.#call('win', { transaction, round, ...paid, ended: 'PART' }, moved);
  }

  /** Gives a stake back, or sees to it that a bet that has not come is refused. */
  async rollback({ round, gameSession }: InRound): Promise<string> {
    const { bet, rollback: transaction } = transactionsOf(round);
    return (await this.#call('rollback', { gameSession, transaction, round, bet }, moved)).balance;
  }

  async #call<T>(call: string, content: object, schema: z.ZodType<T>): Promise<T> {
    const { settings } = this.#services;
    const { id: world, incarnation } = this.#world;
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(this.#world.now().getTime() / 1000));
    const key = vendorKey(settings.jwtSecret, this.#vendor);
    const { status, body: answer } = await callInside(this.#services, `/games/wallet/${call}`, {
      headers: {
        'x-world': world,
        'x-vendor-id': this.#vendor,
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': signCall(key, { timestamp, world, incarnation }, body),
      },
      body,
    });
    if (status === 200) return schema.parse(answer);
    const { code, message, ...details } = refused.parse(answer);
    if (status >= 500 && code !== 'MAINTENANCE_MODE') throw new WalletUnanswered(`${call}: ${message}`);
    throw new Refusal(code, message, Object.keys(details).length === 0 ? undefined : details);
  }
}

/** The calls of the vendor that runs a game; undefined for a game that the catalogue does not have. */
export async function walletOf(
  services: PlatformServices,
  world: World,
  gameId: string,
): Promise<WalletCalls | undefined> {
  const game = (await catalogueOf(world)).gameById.get(gameId);
  return game && new WalletCalls(services, world, game.vendor.id);
}
