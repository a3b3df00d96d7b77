import { sql } from 'kysely';
import { createIndex, newTable, uniqueInAnyCase } from '#platform/store/migrations/columns.ts';
import type { Untyped } from '#platform/store/migrations/columns.ts';

async function offers(db: Untyped): Promise<void> {
  await newTable(db, 'promos')
    .textId()
    .texts('code', 'name', 'description', 'type', 'kind', 'currency', 'main_banner_image')
    .optionalTexts('start_trigger', 'deposit_ordinal_trigger', 'sub_banner_image')
    .defaultText('payout_mode', 'AUTO')
    .defaultText('reward_kind', 'DIRECT')
    .numbers(
      'max_uses',
      'level_requirement',
      'amount_minor',
      'factor',
      'wagering',
      'minimum_real_money_minor',
    )
    .optionalNumbers(
      'largest_bonus_minor',
      'minimum_deposit_minor',
      'required_deposit_minor',
      'required_turnover_minor',
      'days_to_play',
    )
    .flags('lock_in_enabled', 'active')
    .optionalMoments('expires_at')
    .create();
  await uniqueInAnyCase(db, 'promos', 'code');
  await newTable(db, 'promo_providers')
    .texts('promo_id', 'provider_id')
    .numbers('share', 'position')
    .primaryKey('promo_id', 'provider_id')
    .references('promo_id', 'promos')
    .references('provider_id', 'providers')
    .create();
  await newTable(db, 'promo_games')
    .texts('promo_id', 'game_code')
    .primaryKey('promo_id', 'game_code')
    .references('promo_id', 'promos')
    .create();
  await newTable(db, 'promo_free_spins')
    .textId()
    .texts('promo_id', 'game_id')
    .optionalTexts('campaign_uuid', 'prepaid_uuid')
    .numbers('bet_count', 'bet_value_minor', 'position')
    .flags('bonus_buy')
    .references('promo_id', 'promos')
    .references('game_id', 'games')
    .create();
}

async function awards(db: Untyped): Promise<void> {
  await newTable(db, 'promo_uses')
    .texts('member_id', 'promo_id')
    .numbers('used')
    .primaryKey('member_id', 'promo_id')
    .ofMember()
    .references('promo_id', 'promos')
    .create();
  await newTable(db, 'member_promos')
    .numbered()
    .texts('member_id', 'promo_id', 'status', 'wallet_mode', 'currency')
    .optionalTexts('ending_job')
    .numbers(
      'bonus_minor',
      'amount_minor',
      'turnover_target_minor',
      'turnover_counter_minor',
      'bonus_before_minor',
    )
    .numbers('promo_used')
    .moments('created_at')
    .optionalMoments('expires_at', 'ended_at')
    .ofMember()
    .references('promo_id', 'promos')
    .create();
  await createIndex(db, 'member_promos', 'member_id', 'status');
  await db.schema
    .createIndex('member_promos_one_active')
    .unique()
    .on('member_promos')
    .column('member_id')
    .where(sql<boolean>`status = 'ACTIVE'`)
    .execute();
}

async function spins(db: Untyped): Promise<void> {
  await newTable(db, 'member_free_spins')
    .numbered()
    .texts('member_id', 'promo_id', 'currency')
    .defaultText('status', 'ACTIVE')
    .optionalTexts('member_promo_id')
    .flags('activated')
    .numbers('total_winnings_minor', 'promo_used')
    .moments('claimed_at')
    .optionalMoments('expires_at')
    .ofMember()
    .references('promo_id', 'promos')
    .references('member_promo_id', 'member_promos')
    .create();
  await createIndex(db, 'member_free_spins', 'member_id', 'status');
  await newTable(db, 'member_free_spin_games')
    .textId()
    .texts('free_spin_id', 'game_id')
    .optionalTexts('campaign_uuid', 'prepaid_uuid')
    .numbers('bet_count', 'bet_value_minor', 'position')
    .optionalNumbers('remaining')
    .references('free_spin_id', 'member_free_spins')
    .references('game_id', 'games')
    .create();
  await createIndex(db, 'member_free_spin_games', 'free_spin_id');
}

export async function promoTables(db: Untyped): Promise<void> {
  for (const create of [offers, awards, spins]) await create(db);
}
