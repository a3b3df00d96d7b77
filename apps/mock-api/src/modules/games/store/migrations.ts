import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps, Untyped } from '#platform/store/migrations/columns.ts';

async function catalogueTables(db: Untyped): Promise<void> {
  await newTable(db, 'vendors')
    .textId()
    .texts('name')
    .defaultText('state', 'ACTIVE')
    .defaultText('integration', 'SEAMLESS')
    .optionalTexts('transfer_speed')
    .create();
  await newTable(db, 'providers')
    .textId()
    .texts('code', 'name')
    .optionalTexts('image')
    .numbers('position')
    .unique('code')
    .create();
  await newTable(db, 'game_types').textId().texts('code', 'name').numbers('position').unique('code').create();
  await newTable(db, 'game_categories').textId().texts('code', 'name').numbers('position').create();
  await newTable(db, 'game_category_types')
    .texts('game_category_id', 'game_type_id')
    .numbers('position')
    .primaryKey('game_category_id', 'game_type_id')
    .references('game_category_id', 'game_categories')
    .references('game_type_id', 'game_types')
    .create();
}

async function gamesTables(db: Untyped): Promise<void> {
  await catalogueTables(db);
  await newTable(db, 'games')
    .textId()
    .texts('code', 'name', 'name_key', 'cover_tone', 'provider_id', 'vendor_id', 'category', 'game_type_id')
    .optionalTexts('image', 'sportsbook_category')
    .numbers('games_played')
    .flags('jackpot')
    .with((table) => table.addColumn('enabled', 'integer', (column) => column.notNull().defaultTo(1)))
    .defaultText('device_types', '["DESKTOP","MOBILE","TABLET"]')
    .moments('created_at')
    .unique('code')
    .references('provider_id', 'providers')
    .references('vendor_id', 'vendors')
    .references('game_type_id', 'game_types')
    .create();
  await createIndex(db, 'games', 'games_played', 'id');
  await createIndex(db, 'games', 'game_type_id', 'games_played', 'id');
  await createIndex(db, 'games', 'provider_id', 'games_played', 'id');
  await createIndex(db, 'games', 'name_key', 'id');
  await newTable(db, 'game_category_games')
    .texts('game_id', 'game_category_id')
    .numbers('position')
    .primaryKey('game_id', 'game_category_id')
    .references('game_id', 'games')
    .references('game_category_id', 'game_categories')
    .create();
  await createIndex(db, 'game_category_games', 'game_category_id');
}

export const migrations: Steps = {
  '0001-foundation': gamesTables,
  /** The games that a member keeps. */
  async '0180-favourite-games'(db) {
    await newTable(db, 'favourite_games')
      .sequence()
      .texts('member_id', 'game_id')
      .unique('member_id', 'game_id')
      .ofMember()
      .references('game_id', 'games')
      .create();
  },
};
