import type { Reader } from '#platform/store/index.ts';

export { addRows } from '#platform/store/rows.ts';

export function namedProviders(db: Reader) {
  return db.selectFrom('providers').select(['id', 'name']).execute();
}

export function namedGames(db: Reader) {
  return db.selectFrom('games').select(['id', 'code', 'name', 'category', 'vendorId']).execute();
}
