import { z } from 'zod';
import { control } from '../mock/client.ts';
import { startBaseline } from './baseline.ts';
import type { Figure } from './figures.ts';
import { burst, type Call } from './load.ts';
import { makeMembers } from './money.ts';
import { ask, type BenchMember, makeMoneyWorld, moneyWorld } from './money-members.ts';
import { signPlainTicket } from './plain-ticket.ts';

const MEMBERS = 50;
const EACH = 20;
/** Of both servers. */
const WARM_UP = 20;
const TICKET_SECONDS = 3600;
/** Of half of the members bonus money, of the others their own, enough that a share of it feeds a jackpot. */
const STAKES = { BONUS: '0.20', CASH: '1.00' } as const;

const GAME = {
  id: 'game_moonlit-dingo',
  code: 'moonlit-dingo',
  vendor: 'ven_billabong',
  category: 'cat_slots',
};

/** A member who sits at a game, with the ticket that opens it. */
export interface Seat {
  readonly member: BenchMember;
  readonly ticket: string;
}

export async function sitDown(
  platform: string,
  member: BenchMember,
  { id: game, vendor, category }: Omit<typeof GAME, 'code'>,
): Promise<Seat> {
  const call = (query: string, variables: object) => ask(platform, query, variables, member.token);
  await call(
    'mutation I($vendor: ID!, $gameCategory: ID!) { initializeVendorAccount(vendor: $vendor, gameCategory: $gameCategory) { id } }',
    { vendor, gameCategory: category },
  );
  const { launchURL } = await call(
    'query L($game: ID!, $vendor: ID!, $options: LaunchOptionsInput!) { launchURL(game: $game, vendor: $vendor, options: $options) }',
    { game, vendor, options: { channel: 'MobileWeb', siteLobbyUrl: 'http://localhost:4200/casino' } },
  );
  await call('mutation S($input: StartGameSessionInput!) { startGameSession(input: $input) { id } }', {
    input: { game },
  });
  return { member, ticket: new URL(String(launchURL)).searchParams.get('ticket') ?? '' };
}

const promoOf = z.object({ activePromo: z.object({ id: z.string() }) });

/** Leaves a member without the bonus of the sign-up, so that jackpots, tournaments and cashback follow from the rounds. */
export async function leaveBonus(platform: string, { id, token }: BenchMember): Promise<void> {
  const promos = `${platform}/promo`;
  const query = 'query P($id: ID!) { member(id: $id) { activePromo { id } } }';
  const { activePromo } = promoOf.parse((await ask(promos, query, { id }, token))['member']);
  const cancel = 'mutation C($id: ID!) { cancelActivePromo(id: $id) { id } }';
  await ask(promos, cancel, activePromo, token);
}

interface Player extends Seat {
  readonly stake: string;
}

async function playersOf(platform: string): Promise<Player[]> {
  const players: Player[] = [];
  for (const [index, member] of (await makeMembers(platform, MEMBERS)).entries()) {
    const money = index % 2 === 0 ? 'BONUS' : 'CASH';
    if (money === 'CASH') await leaveBonus(platform, member);
    players.push({ ...(await sitDown(platform, member, GAME)), stake: STAKES[money] });
  }
  return players;
}

/** So many rounds of each, in turns, so that all play at the same time. */
function roundsOf(platform: string, players: readonly Player[], count: number, name: string): Call[] {
  return Array.from({ length: count }, (_, round) =>
    players.map(({ ticket, stake }) => ({
      url: `${platform}/games/${GAME.code}/begin`,
      body: JSON.stringify({ ticket, request: `${name}-round-${String(round)}`, stake }),
    })),
  ).flat();
}

const played = z.object({ round: z.string(), status: z.enum(['WON', 'LOST']), balance: z.string() });
const books = z.object({ balanced: z.boolean(), violations: z.array(z.string()) });

/** @throws Error unless every call was answered with a round of its own */
function requireAnswers(answers: readonly string[]): void {
  const rounds = new Set(answers.map((text) => played.parse(JSON.parse(text)).round));
  if (rounds.size !== answers.length) throw new Error('Two calls were answered with one round.');
}

/** @throws Error unless the ledger is balanced */
async function requireBalanced(platform: string): Promise<void> {
  const audit = books.parse(await control(`${platform}/control/graphql`, 'Audit', { world: moneyWorld }));
  if (!audit.balanced) throw new Error(`The books are not balanced: ${audit.violations.join(' ')}`);
}

/** The same members on the plain server, at the same stakes. */
async function plainRate(folder: string, seats: readonly Player[]): Promise<number> {
  const baseline = await startBaseline(folder, {
    script: 'baseline-rounds-server.ts',
    variable: 'BENCH_PLAYERS',
    content: seats.map(({ member }) => member.id),
  });
  const exp = Math.floor(Date.now() / 1000) + TICKET_SECONDS;
  const players = seats.map((seat) => ({
    ...seat,
    ticket: signPlainTicket({ sub: seat.member.id, login: 'plain', game: GAME.id, exp }),
  }));
  try {
    await burst(roundsOf(baseline.address, players, WARM_UP, 'warm-up'), MEMBERS);
    const { answers, perSecond } = await burst(
      roundsOf(baseline.address, players, EACH, 'measured'),
      MEMBERS,
    );
    requireAnswers(answers);
    return perSecond;
  } finally {
    await baseline.stop();
  }
}

/**
 * Rounds of {@link MEMBERS} members at once through the signed wallet, durable and with all consequences, compared with a
 * plain server that draws the same game and makes, checks and answers the same signed calls over maps.
 */
export async function roundFigures(platform: string, folder: string): Promise<Figure[]> {
  await makeMoneyWorld(platform);
  const seats = await playersOf(platform);
  await burst(roundsOf(platform, seats, WARM_UP, 'warm-up'), MEMBERS);
  const { answers, perSecond } = await burst(roundsOf(platform, seats, EACH, 'measured'), MEMBERS);
  requireAnswers(answers);
  await requireBalanced(platform);
  await control(`${platform}/control/graphql`, 'DeleteWorld', { id: moneyWorld });
  const plain = await plainRate(folder, seats);
  const what = `${String(MEMBERS * EACH)} rounds over ${String(MEMBERS)} members`;
  return [
    { name: `${what}, platform`, value: perSecond, unit: 'rounds/s' },
    { name: `${what}, plain server with the signed calls in memory`, value: plain, unit: 'rounds/s' },
    { name: `${what}, platform to plain`, value: (100 * perSecond) / plain, unit: '%' },
  ];
}
