import type { ConsumablePromoType } from '#platform/store/contract-types.ts';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { catalogueIds, units } from '../lookup.ts';
import type { CatalogueIds } from '../lookup.ts';
import { seededMemberId } from '../members.ts';
import { promoSeeds } from './promo-seeds.ts';
import { addRows } from '../store.ts';
import { DAY_MS } from '../times.ts';

const used = (unit: Unit, name: string, promoId: string) =>
  addRows(unit.db, 'promoUses', { memberId: seededMemberId(name), promoId, used: 1 });

async function seedRuby(unit: Unit): Promise<void> {
  const memberId = seededMemberId('ruby');
  const now = unit.now.getTime();
  await used(unit, 'ruby', 'promo_midweek');
  await addRows(unit.db, 'memberPromos', {
    id: 'mpr_ruby_midweek',
    memberId,
    promoId: 'promo_midweek',
    status: 'ACTIVE',
    walletMode: 'CASH',
    currency: 'AUD',
    depositId: 'dep_ruby_1',
    endingJob: null,
    bonusMinor: units('150.00'),
    amountMinor: units('300.00'),
    turnoverTargetMinor: units('2250.00'),
    turnoverCounterMinor: units('1125.00'),
    promoUsed: 1,
    createdAt: now - 3 * DAY_MS,
    expiresAt: now + 11 * DAY_MS,
    endedAt: null,
  });
  await unit.post({
    key: 'promo:mpr_ruby_midweek:bonus',
    type: 'PROMO_BONUS',
    memberId,
    postings: [
      { account: houseAccount('PROMO', 'AUD'), amount: -units('150.00') },
      { account: memberAccount(memberId, 'CASINO_BONUS', 'AUD'), amount: units('150.00') },
    ],
    details: { name: 'Midweek Half Again' },
    at: new Date(now - 3 * DAY_MS),
  });
}

async function seedIsla(unit: Unit): Promise<void> {
  await addRows(unit.db, 'lockIns', {
    memberId: seededMemberId('isla'),
    promoId: 'promo_long_haul',
    enabled: true,
    accumulatedDepositMinor: units('100.00'),
    accumulatedTurnoverMinor: units('500.00'),
    lastLockInAt: unit.now.getTime() - 4 * DAY_MS,
  });
}

interface BonusSeed {
  readonly kind: ConsumablePromoType;
  readonly promo: string;
  readonly name: string;
  readonly amount: string;
  readonly days: number;
  readonly age: number;
}

const bonuses: readonly BonusSeed[] = [
  { kind: 'FREE_SPIN', promo: 'promo_spin_gift', name: 'Spin Gift', amount: '0.00', days: 7, age: 1 },
  { kind: 'ON_DEPOSIT', promo: 'promo_reload_gift', name: 'Reload Gift', amount: '15.00', days: 14, age: 2 },
  {
    kind: 'ON_DEPOSIT_AND_PLAY',
    promo: 'promo_reload_gift',
    name: 'Regular Gift',
    amount: '25.00',
    days: 30,
    age: 3,
  },
  {
    kind: 'ON_REGISTRATION',
    promo: 'promo_open_gift',
    name: 'Settling-in Gift',
    amount: '10.00',
    days: 60,
    age: 30,
  },
  { kind: 'USER_CLAIM', promo: 'promo_open_gift', name: 'Asked and Given', amount: '5.00', days: 3, age: 2 },
];

async function seedBonuses(unit: Unit): Promise<void> {
  const now = unit.now.getTime();
  const rows = bonuses.map(({ kind, promo, name, amount, days, age }) => ({
    id: `bon_ella_${kind.toLowerCase()}`,
    memberId: seededMemberId('ella'),
    promoId: promo,
    kind,
    name,
    description: promoSeeds.find(({ id }) => id === promo)?.description ?? '',
    currency: 'AUD',
    memberPromoId: null,
    amountMinor: units(amount),
    expiryDays: days,
    createdAt: now - age * DAY_MS,
    expiresAt: now + (days - age) * DAY_MS,
    activatedAt: null,
  }));
  await addRows(unit.db, 'memberBonuses', rows);
}

async function seedElla(unit: Unit, ids: CatalogueIds): Promise<void> {
  await seedBonuses(unit);
  const now = unit.now.getTime();
  const claim = {
    ...{ memberId: seededMemberId('ella'), promoId: 'promo_dingo_spins', promoUsed: 1, currency: 'AUD' },
    expiresAt: now + 5 * DAY_MS,
  };
  const claimedAt = now - 2 * DAY_MS;
  await used(unit, 'ella', claim.promoId);
  await addRows(unit.db, 'memberPromos', {
    ...{ id: 'mpr_ella_dingo', ...claim, status: 'COMPLETE', walletMode: 'CASH', cause: 'CLAIM' },
    ...{ endCause: 'SPINS_GIVEN', endingJob: null, depositId: null },
    ...{ createdAt: claimedAt, endedAt: claimedAt },
  });
  await addRows(unit.db, 'memberFreeSpins', {
    ...{ id: 'fsp_ella_dingo', ...claim, memberPromoId: 'mpr_ella_dingo', activated: true, claimedAt },
  });
  await addRows(unit.db, 'memberFreeSpinGames', {
    id: 'fsg_ella_dingo',
    freeSpinId: 'fsp_ella_dingo',
    gameId: ids.game('Moonlit Dingo').id,
    campaignUuid: null,
    prepaidUuid: null,
    betCount: 20,
    betValueMinor: units('0.20'),
    position: 0,
    remaining: 20,
  });
}

/** What the seeded people have of the promos (interfaces). */
export async function seedAwards(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  await seedRuby(unit);
  await seedIsla(unit);
  await seedElla(unit, ids);
}
