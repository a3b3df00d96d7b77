import { isStartedByDeposit, promoTypes } from '@magpie/domain/promos';
import { beforeAll, expect, it } from 'vitest';
import { isOpen, promoRecordByCode, promoRecordsById } from '#modules/promos/index.ts';
import type { PromoRecord } from '#modules/promos/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld(MONDAY);
});

const isListed = ({ row }: PromoRecord) => ['DEPOSIT', 'DEPOSIT_AND_PLAY', 'FREE_SPIN'].includes(row.type);

/** What a promo can be, and the code of one that is. */
const edges: readonly (readonly [edge: string, code: string, shows: (promo: PromoRecord) => boolean])[] = [
  ['a first deposit', 'WELCOME1', ({ row }) => row.depositOrdinalTrigger === 'FIRST'],
  ['a second deposit', 'WELCOME2', ({ row }) => row.depositOrdinalTrigger === 'SECOND'],
  ['a third deposit', 'WELCOME3', ({ row }) => row.depositOrdinalTrigger === 'THIRD'],
  ['a fourth deposit', 'WELCOME4', ({ row }) => row.depositOrdinalTrigger === 'FOURTH'],
  ['any deposit', 'MIDWEEK50', ({ row }) => row.depositOrdinalTrigger === 'ANY'],
  ['no deposit', 'DINGO20', ({ row }) => row.depositOrdinalTrigger === null],
  ['starts with the first deposit', 'WELCOME1', ({ row }) => row.startTrigger === 'FIRST_DEPOSIT'],
  ['starts with a later deposit', 'WELCOME4', ({ row }) => row.startTrigger === 'RECURRING_DEPOSIT'],
  ['starts with a login', 'DAYBREAK', ({ row }) => row.startTrigger === 'LOG_IN'],
  ['starts with the sign-up', 'HELLO10', ({ row }) => row.startTrigger === 'SIGN_UP'],
  ['is chosen', 'MIDWEEK50', ({ row }) => row.startTrigger === null],
  ['a type DEPOSIT', 'ROYAL', ({ row }) => row.type === 'DEPOSIT'],
  ['a type DEPOSIT_AND_PLAY', 'LIVE25', ({ row }) => row.type === 'DEPOSIT_AND_PLAY' && !row.lockInEnabled],
  ['a type FREE_SPIN', 'REEFS30', ({ row }) => row.type === 'FREE_SPIN'],
  ['a type REGISTRATION', 'KIAORA10', ({ row }) => row.type === 'REGISTRATION'],
  ['a type LOGIN', 'FRONTBAR', ({ row }) => row.type === 'LOGIN'],
  ['a type CONSUMABLE', 'GIFT-OPEN', ({ row }) => row.type === 'CONSUMABLE'],
  ['the bonus alone is wagered', 'SPINNER', ({ row }) => row.kind === 'BONUS_ONLY'],
  ['the deposit is wagered too', 'MIDWEEK50', ({ row }) => row.kind === 'BONUS_PLUS_DEPOSIT'],
  ['a fixed bonus', 'LIVE25', ({ row }) => row.rewardKind === 'DIRECT' && row.amountMinor === 2_500n],
  ['a match with a ceiling', 'WELCOME1', ({ row }) => row.largestBonusMinor === 50_000n],
  ['a match without one', 'FINALS10', ({ row }) => row.factor === 10 && row.largestBonusMinor === null],
  ['a tiny ceiling', 'SPINNER', ({ row }) => row.factor === 200 && row.largestBonusMinor === 500n],
  [
    'money and free spins',
    'LASTDRINKS',
    ({ row, freeSpins }) => row.amountMinor > 0n && freeSpins.length === 1,
  ],
  ['free spins in one game', 'DINGO20', ({ freeSpins }) => freeSpins.length === 1],
  ['free spins in several games', 'REEFS30', ({ freeSpins }) => freeSpins.length === 3],
  [
    'spins that buy the bonus round',
    'FEATURE3',
    ({ freeSpins }) => freeSpins.every(({ bonusBuy }) => bonusBuy),
  ],
  [
    'a consumable of free spins',
    'GIFT-SPINS',
    ({ row, freeSpins }) => row.amountMinor === 0n && freeSpins.length === 2,
  ],
  ['every provider counts alike', 'WELCOME1', ({ providers }) => providers.length === 0],
  [
    'providers that count in part',
    'MIDWEEK50',
    ({ providers }) => new Set(providers.map(({ share }) => share)).size === 3,
  ],
  [
    'a consumable that counts in part',
    'GIFT-RELOAD',
    ({ providers }) => providers.some(({ share }) => share < 10_000),
  ],
  ['only some games', 'ROYAL', ({ allowedGameCodes }) => allowedGameCodes.length === 2],
  ['a single game', 'SPINNER', ({ allowedGameCodes }) => allowedGameCodes.length === 1],
  [
    'a lock-in of deposits and turnover',
    'LONGHAUL',
    ({ row }) => row.requiredDepositMinor === 20_000n && row.requiredTurnoverMinor === 100_000n,
  ],
  [
    'a lock-in of turnover alone',
    'SHED',
    ({ row }) => row.requiredDepositMinor === null && row.requiredTurnoverMinor === 25_000n,
  ],
  ['paid at once', 'MIDWEEK50', ({ row }) => row.payoutMode === 'AUTO'],
  ['paid by hand', 'HANDSHAKE', ({ row }) => row.payoutMode === 'MANUAL'],
  ['used once', 'REEFS30', ({ row }) => row.maxUses === 1],
  ['used a few times', 'LIVE25', ({ row }) => row.maxUses === 4],
  ['used without a limit', 'MIDWEEK50', ({ row }) => row.maxUses === 0],
  ['for everybody', 'MIDWEEK50', ({ row }) => row.levelRequirement === 0],
  ['from a low level', 'REEFS30', ({ row }) => row.levelRequirement === 2],
  ['from a high level', 'TIER6', ({ row }) => row.levelRequirement === 6],
  ['from the level that Leo is exactly on', 'FRONTBAR', ({ row }) => row.levelRequirement === 7],
  ['no least deposit', 'FINALS10', ({ row }) => row.minimumDepositMinor === null],
  ['a least deposit', 'KIWI30', ({ row }) => row.minimumDepositMinor === 6_000n],
  ['a least cash that is the smallest stake', 'FINALS10', ({ row }) => row.minimumRealMoneyMinor === 20n],
  ['no time to play', 'FINALS10', ({ row }) => row.daysToPlay === null],
  ['a day to play', 'DAYBREAK', ({ row }) => row.daysToPlay === 1],
  ['free spins without an end', 'FEATURE3', ({ row }) => row.daysToPlay === null],
  ['ends soon', 'LASTDRINKS', ({ row }) => row.expiresAt === Date.parse('2026-03-05T02:00:00.000Z')],
  ['never ends', 'WELCOME1', ({ row }) => row.expiresAt === null],
  ['has ended', 'SPRING', (promo) => promo.row.active && !isOpen(promo, world.now())],
  ['was switched off', 'RESTING', ({ row }) => !row.active],
  ['in Australian dollars', 'MIDWEEK50', ({ row }) => row.currency === 'AUD'],
  ['in New Zealand dollars', 'KIWI30', ({ row }) => row.currency === 'NZD'],
  [
    'free spins in New Zealand dollars',
    'TUI20',
    (promo) => promo.row.currency === 'NZD' && promo.freeSpins.length === 1,
  ],
  ['in bitcoin', 'COLD25', ({ row }) => row.currency === 'BTC' && row.largestBonusMinor === 1_000_000n],
  ['no small picture', 'FEATURE3', ({ row }) => row.subBannerImage === null],
];

async function everyPromo(): Promise<PromoRecord[]> {
  const rows = await world.db
    .selectFrom('promos')
    .select('id')
    // Behind the rewards that members have claimed; nobody is offered them.
    .where('id', 'not like', 'promo_reward_%')
    .execute();
  return promoRecordsById(
    world.db,
    rows.map(({ id }) => id),
  );
}

it.each(edges)('there is a promo for: %s (%s)', async (_edge, code, shows) => {
  const record = await promoRecordByCode(world.db, code);
  expect(record && shows(record)).toBe(true);
});

it('every one that begins in CASH mode asks for a switch before its cash is too little for any stake', async () => {
  const deposits = (await everyPromo()).filter(({ row }) => isStartedByDeposit(row));
  const stakes = { AUD: 20n, NZD: 20n, BTC: 100n } as const;
  const late = deposits.filter(
    ({ row }) => row.minimumRealMoneyMinor < stakes[row.currency as keyof typeof stakes],
  );
  expect(late.map(({ row }) => row.code)).toEqual([]);
});

it('there are thirty, of every type, of which each currency lists some', async () => {
  const all = await everyPromo();
  expect(all).toHaveLength(30);
  expect(new Set(all.map(({ row }) => row.type))).toEqual(new Set(promoTypes));
  const listed = all.filter((promo) => isListed(promo) && isOpen(promo, world.now()));
  const counts = ['AUD', 'NZD', 'BTC'].map(
    (currency) => listed.filter(({ row }) => row.currency === currency).length,
  );
  expect(counts).toEqual([18, 2, 1]);
});

it('each has words of its own, with a first line for its card', async () => {
  const all = await everyPromo();
  const lines = all.map(({ row }) => /^<p>(.+?)<\/p>/.exec(row.description)?.[1] ?? '');
  expect(lines.filter((line) => line.length < 20 || line.length > 130)).toEqual([]);
  expect(new Set(lines).size).toBe(30);
  expect(new Set(all.map(({ row }) => row.name)).size).toBe(30);
});

it('names an amount with its currency, as every other amount on the site is', async () => {
  const rows = await world.db.selectFrom('promos').select(['code', 'description']).execute();
  expect(rows.length).toBeGreaterThan(20);
  const bare = rows.filter(({ description }) => /(?<!A|NZ)\$\d/u.test(description));
  expect(bare).toEqual([]);
});

it('none gives money for a deposit that can be withdrawn again without play', async () => {
  const free = (await everyPromo()).filter(
    ({ row }) => row.wagering === 0 && (row.amountMinor > 0n || row.factor > 0),
  );
  expect(free.map(({ row }) => row.code)).toEqual([]);
});
