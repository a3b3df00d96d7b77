import type { Insertable } from 'kysely';
import type { Database } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { artAddress } from '../../art/index.ts';
import { catalogueIds, DAY_MS, units } from '../lookup.ts';
import type { CatalogueIds } from '../lookup.ts';
import { seedAwards } from './awards.ts';
import type { OfferSeed } from './offer-seed.ts';
import { offers } from './offers.ts';

function amounts(offer: OfferSeed, currency: string) {
  const optional = (amount: string | undefined) => (amount === undefined ? null : units(amount, currency));
  return {
    reward_kind: offer.match ? ('MULTIPLIER' as const) : ('DIRECT' as const),
    amount_minor: units(offer.bonus ?? '0.00', currency),
    factor: offer.match?.percent ?? 0,
    largest_bonus_minor: optional(offer.match?.upTo),
    minimum_deposit_minor: optional(offer.minimumDeposit),
    minimum_real_money_minor: units(offer.minimumRealMoney ?? '0.00', currency),
    required_deposit_minor: optional(offer.lockIn?.deposit),
    required_turnover_minor: optional(offer.lockIn?.turnover),
  };
}

function promoRow(offer: OfferSeed, now: number): Insertable<Database['promos']> {
  const currency = offer.currency ?? 'AUD';
  return {
    id: offer.id,
    code: offer.code,
    name: offer.name,
    description: offer.description,
    type: offer.type,
    kind: offer.kind,
    start_trigger: offer.trigger ?? null,
    deposit_ordinal_trigger: offer.ordinal ?? null,
    payout_mode: offer.type === 'FREE_SPIN' || offer.type === 'CONSUMABLE' ? 'MANUAL' : 'AUTO',
    currency,
    main_banner_image: artAddress.promo(offer.theme, 'hero'),
    sub_banner_image: artAddress.promo(offer.theme, 'card'),
    max_uses: offer.maxUses ?? 0,
    level_requirement: offer.level ?? 0,
    wagering: offer.wagering ?? 0,
    days_to_play: offer.daysToPlay ?? null,
    lock_in_enabled: offer.lockIn ? 1 : 0,
    active: offer.off === true ? 0 : 1,
    expires_at: offer.endsInDays === undefined ? null : now + offer.endsInDays * DAY_MS,
    ...amounts(offer, currency),
  };
}

async function addParts({ db }: Unit, offer: OfferSeed, ids: CatalogueIds): Promise<void> {
  const promo_id = offer.id;
  const providers = (offer.providers ?? []).map(([name, share], position) => {
    return { promo_id, provider_id: ids.provider(name), share: share * 100, position };
  });
  if (providers.length > 0) await db.insertInto('promo_providers').values(providers).execute();
  const games = (offer.games ?? []).map((name) => ({ promo_id, game_code: ids.game(name).code }));
  if (games.length > 0) await db.insertInto('promo_games').values(games).execute();
  const spins = (offer.spins ?? []).map(({ game, count, value }, position) => ({
    id: `${offer.id}_${String(position + 1)}`,
    promo_id,
    game_id: ids.game(game).id,
    campaign_uuid: null,
    prepaid_uuid: null,
    bet_count: count,
    bet_value_minor: units(value, offer.currency),
    position,
  }));
  if (spins.length > 0) await db.insertInto('promo_free_spins').values(spins).execute();
}

/** The promos, and what the seeded people have of them (interfaces). */
export async function seedPromos(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  const now = unit.now.getTime();
  for (const offer of offers) {
    await unit.db.insertInto('promos').values(promoRow(offer, now)).execute();
    await addParts(unit, offer, ids);
  }
  await seedAwards(unit, ids);
}
