import type { ConsumablePromoType } from '../../platform/store/contract-types.ts';
import { houseAccount, memberAccount } from '../../platform/ledger/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { DAY_MS, units } from '../lookup.ts';
import type { CatalogueIds } from '../lookup.ts';
import { seededMemberId } from '../members.ts';
import { offers } from './offers.ts';

const used = (unit: Unit, name: string, promo_id: string) =>
  unit.db
    .insertInto('promo_uses')
    .values({ member_id: seededMemberId(name), promo_id, used: 1 })
    .execute();

async function seedRuby(unit: Unit): Promise<void> {
  const member_id = seededMemberId('ruby');
  const now = unit.now.getTime();
  await used(unit, 'ruby', 'promo_midweek');
  await unit.db
    .insertInto('member_promos')
    .values({
      id: 'mpr_ruby_midweek',
      member_id,
      promo_id: 'promo_midweek',
      status: 'ACTIVE',
      wallet_mode: 'CASH',
      currency: 'AUD',
      ending_job: null,
      bonus_minor: units('150.00'),
      amount_minor: units('300.00'),
      turnover_target_minor: units('2250.00'),
      turnover_counter_minor: units('1125.00'),
      promo_used: 1,
      created_at: now - 3 * DAY_MS,
      expires_at: now + 11 * DAY_MS,
      ended_at: null,
    })
    .execute();
  await unit.post({
    key: 'promo:mpr_ruby_midweek:bonus',
    type: 'PROMO_BONUS',
    memberId: member_id,
    postings: [
      { account: houseAccount('PROMO', 'AUD'), amount: -units('150.00') },
      { account: memberAccount(member_id, 'CASINO_BONUS', 'AUD'), amount: units('150.00') },
    ],
    details: { name: 'Midweek Half Again' },
    at: new Date(now - 3 * DAY_MS),
  });
}

async function seedIsla(unit: Unit): Promise<void> {
  await unit.db
    .insertInto('lock_ins')
    .values({
      member_id: seededMemberId('isla'),
      promo_id: 'promo_long_haul',
      enabled: 1,
      accumulated_deposit_minor: units('100.00'),
      accumulated_turnover_minor: units('500.00'),
      last_lock_in_at: unit.now.getTime() - 4 * DAY_MS,
    })
    .execute();
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
    member_id: seededMemberId('ella'),
    promo_id: promo,
    kind,
    name,
    description: offers.find(({ id }) => id === promo)?.description ?? '',
    currency: 'AUD',
    member_promo_id: null,
    amount_minor: units(amount),
    expiry_days: days,
    created_at: now - age * DAY_MS,
    expires_at: now + (days - age) * DAY_MS,
    activated_at: null,
  }));
  await unit.db.insertInto('member_bonuses').values(rows).execute();
}

async function seedElla(unit: Unit, ids: CatalogueIds): Promise<void> {
  await seedBonuses(unit);
  const now = unit.now.getTime();
  await used(unit, 'ella', 'promo_dingo_spins');
  await unit.db
    .insertInto('member_free_spins')
    .values({
      id: 'fsp_ella_dingo',
      member_id: seededMemberId('ella'),
      promo_id: 'promo_dingo_spins',
      currency: 'AUD',
      member_promo_id: null,
      activated: 1,
      promo_used: 1,
      claimed_at: now - 2 * DAY_MS,
      expires_at: now + 5 * DAY_MS,
    })
    .execute();
  await unit.db
    .insertInto('member_free_spin_games')
    .values({
      id: 'fsg_ella_dingo',
      free_spin_id: 'fsp_ella_dingo',
      game_id: ids.game('Moonlit Dingo').id,
      campaign_uuid: null,
      prepaid_uuid: null,
      bet_count: 20,
      bet_value_minor: units('0.20'),
      position: 0,
      remaining: 20,
    })
    .execute();
}

export async function seedAwards(unit: Unit, ids: CatalogueIds): Promise<void> {
  await seedRuby(unit);
  await seedIsla(unit);
  await seedElla(unit, ids);
}
