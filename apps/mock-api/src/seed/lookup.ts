import type { TimezoneChoice } from '@magpie/domain/calendar';
import { currencyOf, money } from '@magpie/domain/money';
import { timezoneOfCountry } from '@magpie/domain/site';
import type { Reader } from '#platform/store/index.ts';
import { namedGames, namedProviders } from './store.ts';

/** The days of the seeded people, who live in one country. */
export const seededTimezone: readonly TimezoneChoice[] = [{ timezone: timezoneOfCountry('AU'), since: 0 }];

/** A seed amount in minor units of a currency. @throws Error when it is none */
export function units(amount: string, currency = 'AUD'): bigint {
  const parsed = money.parse(amount, currencyOf(currency)?.type ?? 'FIAT');
  if (!parsed.ok) throw new Error(`The seed amount ${amount} is no amount of ${currency}.`);
  return parsed.value;
}

export interface CatalogueIds {
  /** @throws Error for an unknown name */
  provider(name: string): string;
  /** @throws Error for an unknown name */
  game(name: string): {
    readonly id: string;
    readonly code: string;
    readonly category: string;
    readonly vendor: string;
    readonly provider: string;
  };
  /** The names of the pokies, most played first. */
  readonly pokies: readonly string[];
}

const known = new WeakMap<Reader, Promise<CatalogueIds>>();

/** Asked for by nearly every seed, after the catalogue is there: its thousands of games are read once. */
export function catalogueIds(db: Reader): Promise<CatalogueIds> {
  const ids = known.get(db) ?? readIds(db);
  known.set(db, ids);
  return ids;
}

async function readIds(db: Reader): Promise<CatalogueIds> {
  const providers = new Map((await namedProviders(db)).map(({ id, name }) => [name, id]));
  const games = await namedGames(db);
  const byName = new Map(
    games.map(({ id, code, name, category, vendorId, providerId }) => [
      name,
      { id, code, category: `cat_${category.toLowerCase()}`, vendor: vendorId, provider: providerId },
    ]),
  );
  const idOf = <T>(map: ReadonlyMap<string, T>, name: string): T => {
    const entry = map.get(name);
    if (entry === undefined) throw new Error(`The seeds name '${name}', which the catalogue does not hold.`);
    return entry;
  };
  const pokies = games.filter(({ category }) => category === 'SLOTS').map(({ name }) => name);
  return { provider: (name) => idOf(providers, name), game: (name) => idOf(byName, name), pokies };
}
