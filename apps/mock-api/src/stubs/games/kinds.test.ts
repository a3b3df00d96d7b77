import { modelOfGame } from '@magpie/domain/studio';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kinds, playKind } from '#test/kit/kinds.ts';
import { seatedAtGame } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { catalogueOf } from '#modules/games/index.ts';
import { audit, balances } from '#platform/ledger/index.ts';

const platform = platformForFile(startPlayPlatform);

const told = z.object({
  last: z.null(),
  look: z.object({ emblem: z.string() }),
  model: z.object({ returned: z.string(), rules: z.array(z.string()) }),
  stakes: z.array(z.string()),
});

const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

describe.each(kinds)('a game of %s', (_name, played) => {
  it('PLAY-26 stakes and pays each round through the wallet, down to the balance and a clean audit', async () => {
    const { player, ticket } = await seatedAtGame(platform, played.code);
    let balance = 100_000n;
    for (let count = 0; count < 12; count += 1) {
      const now = await playKind(platform, played, { ticket, request: `request-${count}` });
      balance += cents(now.payout) - cents(now.stake);
      expect(['WON', 'LOST']).toContain(now.status);
      expect([cents(now.balance), now.next]).toEqual([balance, []]);
    }
    const held = await balances(player.world.db, player.id, 'AUD');
    expect(held.MAIN + held.CASINO).toBe(balance);
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('states its return, rules and stakes before the first round, and a page of its own', async () => {
    const { ticket } = await seatedAtGame(platform, played.code);
    const { body } = await pageCall(platform, 'state', { ticket }, played.code);
    const { look, model, stakes } = told.parse(body);
    expect(look.emblem).toMatch(/^<svg /);
    expect(model.returned).toMatch(/^9\d\.\d\d$/);
    expect(model.rules.length).toBeGreaterThan(1);
    expect(stakes.length).toBeGreaterThan(3);
  });
});

it('PLAY-25 opens behind the seeded cards of tables and draws the kinds that their names say', async () => {
  const {
    player: { world },
  } = await seatedAtGame(platform, 'keno-80');
  const { gameByCode } = await catalogueOf(world);
  const counts = new Map<string, number>();
  for (const { id, category } of gameByCode.values()) {
    if (category === 'SPORTSBOOK' || category === 'SLOTS' || category === 'FISH') continue;
    const { kind } = modelOfGame(category, id);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    WHEEL: 27,
    ROULETTE: 24,
    // Blackjack and pontoon.
    BLACKJACK: 33,
    BACCARAT: 22,
    DRAGON_TIGER: 13,
    ANDAR_BAHAR: 13,
    SIC_BO: 14,
    CRAPS: 13,
    TWO_UP: 14,
    POKER: 10,
    PAI_GOW: 11,
    CARIBBEAN_STUD: 11,
    OASIS_STUD: 10,
    HOLDEM: 13,
    BRAG: 1,
    CASINO_WAR: 10,
    RED_DOG: 9,
    HI_LO: 10,
    LOTTERY: 25,
    KENO: 13,
    INSTANT: 8,
    CRASH: 5,
    BINGO: 12,
    SCRATCH: 8,
  });
});
