import { modelOfGame } from '@magpie/domain/studio';
import { catalogueGames } from '#seed/catalogue/games.ts';
import { providers, vendors } from '#seed/catalogue/providers.ts';
import { Cut } from '../crash/client.ts';
import type { Client } from '../crash/client.ts';
import { ticketTo } from '../crash/seats.ts';
import type { Table } from '../crash/seats.ts';
import { INITIALIZE, START } from '../kit/launches.ts';
import type { Stage } from '../rewards/stage.ts';
import type { Outcome, Play } from './plays.ts';
import { modelOf } from './plays.ts';

const NAME = 'mia';
const GAME = 'query G($id: ID!) { game(id: $id) { vendor { id } gameCategories { id } } }';
const NOW = 'query N($world: ID!) { world(id: $world) { now } }';
const SET = 'mutation S($world: ID!, $to: DateTime!) { setClock(world: $world, to: $to) { now } }';

/** Rounds after which the member logs in again, before the ticket or the login is over. */
const SITTING = 200;

interface Round {
  readonly round: string;
  readonly status: string;
  readonly step: number;
  readonly next: readonly string[];
  readonly stake: string;
  readonly payout: string;
}

const cents = (decimal: string): number => Number(decimal.replace('.', ''));

const isPlayable = (provider: string): boolean => {
  const vendor = providers.find(({ name }) => name === provider)?.vendor;
  return vendors.some(({ id, state }) => id === vendor && state === 'ACTIVE');
};

/** The card of the catalogue behind which a model is. */
async function tableOf(client: Client, model: string): Promise<Table> {
  const found = catalogueGames().find(
    ({ code, category, jackpot, provider }) =>
      category !== 'SPORTSBOOK' &&
      isPlayable(provider) &&
      modelOfGame(category, `game_${code}`, { jackpot }).id === model,
  );
  if (!found) throw new Error(`No card opens ${model}.`);
  const id = `game_${found.code}`;
  const { vendor, gameCategories } = (await client.main(NAME, GAME, { id })) as {
    vendor: { id: string };
    gameCategories: readonly { id: string }[];
  };
  return { id, code: found.code, vendor: vendor.id, category: gameCategories[0]?.id ?? '' };
}

async function sitDown({ client }: Stage, table: Table): Promise<string> {
  client.tokens.set(NAME, await client.logIn(NAME));
  await client.main(NAME, INITIALIZE, { vendor: table.vendor, gameCategory: table.category });
  await client.main(NAME, START, { input: { game: table.id } });
  return ticketTo(client, NAME, table);
}

/** Asks until there is an answer, however often the platform is killed: all that is asked here may be asked again. */
async function surviving<T>(stage: Stage, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Cut)) throw error;
      await stage.restart();
    }
  }
}

/** Lets the next turn of a shared table come, once, also when the platform is killed meanwhile. */
async function letTurn(stage: Stage): Promise<void> {
  const now = () => stage.client.control(NOW) as Promise<{ now: string }>;
  const to = Date.parse((await surviving(stage, now)).now) + 30_000;
  await surviving(stage, async () => {
    if (Date.parse((await now()).now) < to)
      await stage.client.control(SET, { to: new Date(to).toISOString() });
  });
}

const atTable = (stage: Stage, { code }: Table, call: string, body: object): Promise<Round> =>
  surviving(stage, async () => (await stage.client.game(code, call, body)) as unknown as Round);

export interface Played {
  readonly outcomes: readonly Outcome[];
  /** How many gave their stake back after a kill. */
  readonly rolledBack: number;
}

export interface Order {
  readonly count: number;
  readonly stake: string;
  /** Before which rounds the platform is told to kill itself, and at which step of its transactions. */
  readonly killsAt: ReadonlyMap<number, number>;
  readonly onRound: () => void;
}

export async function playRounds(
  stage: Stage,
  play: Play,
  { count, stake, killsAt, onRound }: Order,
): Promise<Played> {
  const table = await surviving(stage, () => tableOf(stage.client, play.model));
  const outcomes: Outcome[] = [];
  let rolledBack = 0;
  let ticket = '';
  // A bet that was given back is no sign of life, and the turn after it may come after the end of the session.
  let isAway = false;
  for (let number = 0; number < count; number += 1) {
    if (number % SITTING === 0 || isAway) ticket = await surviving(stage, () => sitDown(stage, table));
    const at = killsAt.get(number);
    if (at !== undefined) await stage.arm({ at, when: 'after' });
    const body = { ticket, request: `${play.model}-round-${String(number)}`, stake, choice: play.choice };
    let now = await atTable(stage, table, 'begin', body);
    if (modelOf(play).shared) await letTurn(stage);
    while (now.status === 'OPEN') {
      const { round, step } = now;
      now = await atTable(stage, table, 'act', { ticket, round, step, action: play.act(now.next, step) });
    }
    isAway = now.status === 'ROLLED_BACK';
    if (isAway) rolledBack += 1;
    else outcomes.push({ staked: cents(now.stake), paid: cents(now.payout) });
    onRound();
  }
  await stage.arm(null);
  return { outcomes, rolledBack };
}
