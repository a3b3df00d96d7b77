import { beforeAll, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';

const FIELDS =
  'id percentage percentageByLevel gameProviders { provider { name } } daysOfWeekClaimable maxMonthlyClaim onLossesOnly levelRequirement active currencyType currency { code } playNowLink';

interface Cashback {
  readonly id: string;
  readonly percentage: string;
  readonly percentageByLevel: boolean;
  readonly gameProviders: readonly unknown[];
  readonly daysOfWeekClaimable: readonly string[];
  readonly maxMonthlyClaim: string;
  readonly onLossesOnly: boolean;
  readonly levelRequirement: number;
  readonly active: boolean;
  readonly currencyType: string;
  readonly currency: { readonly code: string };
  readonly playNowLink: string | null;
}

const platform = platformForFile(startSeededPlatform);
let world: World;
let all: readonly Cashback[];

beforeAll(async () => {
  world = await platform.newWorld(MONDAY);
  const query = `{ cashbacks(first: 100) { edges { node { ${FIELDS} } } } }`;
  const { data } = await callGraphQL(platform, world, { query, path: '/promo/graphql' });
  all = (data?.['cashbacks'] as { edges: { node: Cashback }[] }).edges.map(({ node }) => node);
});

/** What a cashback can be, and the id of one that is. */
const edges: readonly (readonly [edge: string, id: string, shows: (cashback: Cashback) => boolean])[] = [
  ['the percentage of the level', 'monday', ({ percentageByLevel }) => percentageByLevel],
  ['a percentage of its own', 'tier_six', ({ percentageByLevel }) => !percentageByLevel],
  ['less than one per cent', 'live', ({ percentage }) => percentage === '0.50'],
  ['of losses', 'monday', ({ onLossesOnly }) => onLossesOnly],
  ['of turnover', 'live', ({ onLossesOnly }) => !onLossesOnly],
  ['at every provider', 'monday', ({ gameProviders }) => gameProviders.length === 0],
  ['at some providers', 'live', ({ gameProviders }) => gameProviders.length === 2],
  ['at one provider', 'silver_fern', ({ gameProviders }) => gameProviders.length === 1],
  ['for everybody', 'monday', ({ levelRequirement }) => levelRequirement === 0],
  ['from the level that Ella is exactly on', 'fiver', ({ levelRequirement }) => levelRequirement === 2],
  ['from a high level', 'tier_six', ({ levelRequirement }) => levelRequirement === 6],
  ['with a limit', 'monday', ({ maxMonthlyClaim }) => maxMonthlyClaim === '200.00'],
  ['with a tiny limit', 'fiver', ({ maxMonthlyClaim }) => maxMonthlyClaim === '5.00'],
  ['without a limit', 'kiwi', ({ maxMonthlyClaim }) => maxMonthlyClaim === '0.00'],
  ['paid as cash', 'monday', ({ currencyType }) => currencyType === 'CASH'],
  ['paid as a bonus', 'fiver', ({ currencyType }) => currencyType === 'BONUS'],
  ['on Mondays alone', 'monday', ({ daysOfWeekClaimable: days }) => days.join() === 'MONDAY'],
  ['on two days', 'silver_fern', ({ daysOfWeekClaimable: days }) => days.join() === 'MONDAY,FRIDAY'],
  ['every day', 'satoshi', ({ daysOfWeekClaimable: days }) => new Set(days).size === 7],
  ['with a place to play of its own', 'live', ({ playNowLink }) => playNowLink === '/casino/live'],
  ['with none', 'monday', ({ playNowLink }) => playNowLink === null],
  ['switched off', 'cup_week', ({ active }) => !active],
  ['in Australian dollars', 'monday', ({ currency }) => currency.code === 'AUD'],
  ['in New Zealand dollars', 'kiwi', ({ currency }) => currency.code === 'NZD'],
  [
    'in bitcoin',
    'satoshi',
    ({ currency, maxMonthlyClaim }) => currency.code === 'BTC' && maxMonthlyClaim === '0.00500000',
  ],
];

it.each(edges)('there is a cashback: %s (%s)', (_edge, id, shows) => {
  const cashback = all.find((each) => each.id === `cashback_${id}`);
  expect(cashback && shows(cashback)).toBe(true);
});

it('CASHBK-19 there are eight, each claimable on Mondays', () => {
  expect(all).toHaveLength(8);
  for (const { daysOfWeekClaimable } of all) expect(daysOfWeekClaimable).toContain('MONDAY');
});
