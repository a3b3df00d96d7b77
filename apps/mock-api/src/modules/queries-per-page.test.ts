import { expect, it } from 'vitest';
import type { Unit } from '#platform/worlds/index.ts';
import { addRows } from '#platform/store/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import { queriesOf } from '#test/kit/statements.ts';

interface Rows {
  readonly name: string;
  readonly count: number;
}

const numbered = <T>({ name, count }: Rows, row: (index: number, own: string) => T): T[] =>
  Array.from({ length: count }, (_, index) => row(index, `${name}_${String(index)}`));

const platform = platformForFile(startSeededPlatform);

async function addTournaments({ db, now }: Unit, added: Rows): Promise<void> {
  const [seeded, provider] = await Promise.all([
    db.selectFrom('tournaments').selectAll().limit(1).executeTakeFirstOrThrow(),
    db.selectFrom('providers').select('id').limit(1).executeTakeFirstOrThrow(),
  ]);
  const ends = now.getTime() + 86_400_000;
  await addRows(
    db,
    'tournaments',
    numbered(added, (index, own) => ({ ...seeded, id: own, expiresAt: ends + index })),
  );
  await addRows(
    db,
    'tournamentProviders',
    numbered(added, (_, own) => ({ tournamentId: own, providerId: provider.id })),
  );
  await addRows(
    db,
    'tournamentRewards',
    numbered(added, (_, own) => ({ tournamentId: own, rank: 1, prizeMinor: 100n })),
  );
  await addRows(
    db,
    'tournamentScores',
    numbered(added, (index, own) => ({
      tournamentId: own,
      username: own,
      memberId: 'mem_mia',
      score: index,
    })),
  );
}

async function addJackpots({ db, now }: Unit, added: Rows): Promise<void> {
  const seeded = await db.selectFrom('jackpots').selectAll().limit(1).executeTakeFirstOrThrow();
  const { providerId } = await db
    .selectFrom('jackpotContributions')
    .select('providerId')
    .limit(1)
    .executeTakeFirstOrThrow();
  await addRows(
    db,
    'jackpots',
    numbered(added, (_, own) => ({ ...seeded, id: own, name: own })),
  );
  await addRows(
    db,
    'jackpotContributions',
    numbered(added, (_, own) => ({ jackpotId: own, providerId, contribution: 100 })),
  );
  await addRows(
    db,
    'jackpotPayouts',
    numbered(added, (index, own) => ({
      ...{ id: `payout_${own}`, jackpotId: own, memberId: 'mem_mia', username: 'mia' },
      ...{ currency: seeded.currency, amountMinor: 100n, betMinor: 10n, paidAt: now.getTime() - index },
    })),
  );
}

async function addAwards({ db, now }: Unit, added: Rows): Promise<void> {
  await addRows(
    db,
    'memberPromos',
    numbered(added, (_, own) => ({
      ...{ id: own, memberId: 'mem_mia', promoId: 'promo_midweek', currency: 'AUD' },
      ...{ status: 'PENDING' as const, waitsFor: 'RELEASE' as const, walletMode: 'CASH' as const },
      createdAt: now.getTime(),
    })),
  );
}

it.each([
  [
    'tournaments',
    'main',
    'tournaments',
    `{ tournaments(first: 10) { edges { node { id gameProviders { provider { name } } rewards { rank prize }
      leaderboard { rank score } ownPlace { rank toNext } } } } }`,
    addTournaments,
  ],
  [
    'jackpots',
    'main',
    'jackpots',
    '{ jackpots(first: 30) { edges { node { id pool ownTurnover turnoverContributions { contribution } } } } }',
    addJackpots,
  ],
  [
    'awards that wait',
    'promo',
    'pendingPromos',
    '{ member(id: "mem_mia") { pendingPromos { id atStake { bonus freeSpins } promo { name freeSpinConfiguration { gameId } } } } }',
    addAwards,
  ],
] as const)('a page of more %s takes no more queries', async (_what, endpoint, field, query, add) => {
  const world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  const mia = await seededPerson(platform, world, 'mia');
  const ask = async () => {
    const { data, errors } = await mia[endpoint](query);
    expect(errors).toEqual([]);
    return JSON.stringify(data);
  };
  await world.write((unit) => add(unit, { name: 'first', count: 1 }));
  // What is kept for the whole world is read once.
  await ask();
  const few = await queriesOf(ask);
  await world.write((unit) => add(unit, { name: 'more', count: 20 }));
  const many = await queriesOf(async () => {
    const answer = await ask();
    expect(answer).toContain(`"${field}"`);
    expect(answer.match(/more_/g)?.length ?? 0).toBeGreaterThan(5);
  });
  expect(many.map(({ sql }) => sql)).toHaveLength(few.length);
});
