import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { control } from '../mock/client.ts';
import type { Figure } from './figures.ts';
import { burst, type Call } from './load.ts';
import { signUpMembers } from './money.ts';
import { logIn, makeMoneyWorld, moneyWorld, type NewMember } from './money-members.ts';
import { sitDown, type Seat } from './rounds.ts';

/** As many as their bonus for signing up covers the bets of. */
const MEMBERS = 100;
const AT_ONCE = 20;
const MATCHES = 30;
const BETS = 1000;

const GAME = { id: 'game_magpie-sportsbook', vendor: 'ven_meridian', category: 'cat_sportsbook' };

const offers = z.object({
  matches: z.array(
    z.object({
      id: z.string(),
      phase: z.string(),
      main: z.object({
        market: z.string(),
        offers: z.array(z.object({ selection: z.string(), odds: z.number().nullable() })),
      }),
    }),
  ),
});
const placed = z.object({ bet: z.object({ id: z.string(), open: z.literal(true) }) });
const bets = z.object({
  open: z.array(z.unknown()),
  closed: z.array(z.object({ number: z.number() })),
  more: z.boolean(),
});
const books = z.object({ balanced: z.boolean(), violations: z.array(z.string()) });

const callOf = (platform: string, { ticket }: Seat, call: string, body: object): Call => ({
  url: `${platform}/games/magpie-sportsbook/${call}`,
  body: JSON.stringify({ ticket, ...body }),
});

async function asked<T>(schema: z.ZodType<T>, call: Call): Promise<T> {
  const { answers } = await burst([call], 1);
  return schema.parse(JSON.parse(answers[0] ?? ''));
}

/** Single bets on the first side of the next matches, each member in turn. */
async function betCalls(platform: string, seats: readonly Seat[]): Promise<Call[]> {
  const [first] = seats;
  if (!first) throw new Error('There is no member.');
  const { matches } = await asked(offers, callOf(platform, first, 'matches', {}));
  const legs = matches
    .filter(({ phase }) => phase === 'UPCOMING')
    .slice(0, MATCHES)
    .flatMap(({ id: fixture, main: { market, offers: all } }) => {
      const [offer] = all;
      return offer?.odds == null ? [] : [{ fixture, market, selection: offer.selection, odds: offer.odds }];
    });
  return Array.from({ length: BETS }, (_, index) => {
    const body = {
      bet: `bench-bet-${String(index)}`,
      legs: [legs[index % legs.length]],
      size: 1,
      unit: '1.00',
    };
    return callOf(platform, seats[index % seats.length] ?? first, 'place', body);
  });
}

/** @throws Error unless no bet is open any more, each was closed once, and the ledger is balanced */
async function requireSettled(platform: string, seats: readonly Seat[]): Promise<void> {
  let closed = 0;
  for (const seat of seats) {
    let page = await asked(bets, callOf(platform, seat, 'bets', {}));
    if (page.open.length > 0) throw new Error('A bet is still open.');
    closed += page.closed.length;
    while (page.more) {
      page = await asked(bets, callOf(platform, seat, 'bets', { before: page.closed.at(-1)?.number }));
      closed += page.closed.length;
    }
  }
  if (closed !== BETS) throw new Error(`${String(closed)} of ${String(BETS)} bets are closed.`);
  const audit = books.parse(await control(`${platform}/control/graphql`, 'Audit', { world: moneyWorld }));
  if (!audit.balanced) throw new Error(`The books are not balanced: ${audit.violations.join(' ')}`);
}

/** All of them at the sportsbook, with tokens and tickets of now. */
async function seatsOf(platform: string, members: readonly NewMember[]): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const member of members) seats.push(await sitDown(platform, await logIn(platform, member), GAME));
  return seats;
}

/** How long the move of the clock over all matches takes, with all bets settled and paid before it is answered. */
export async function sportsbookFigures(platform: string): Promise<Figure[]> {
  await makeMoneyWorld(platform);
  const members = await signUpMembers(platform, MEMBERS);
  const { answers } = await burst(await betCalls(platform, await seatsOf(platform, members)), AT_ONCE);
  for (const text of answers) placed.parse(JSON.parse(text));
  const from = performance.now();
  await control(`${platform}/control/graphql`, 'AdvanceClock', { world: moneyWorld, by: 'PT20H' });
  const value = performance.now() - from;
  await requireSettled(platform, await seatsOf(platform, members));
  await control(`${platform}/control/graphql`, 'DeleteWorld', { id: moneyWorld });
  const name = `${String(BETS)} open bets on ${String(MATCHES)} matches, from the clock's move until all are paid`;
  return [{ name, value, unit: 'ms' }];
}
