import { currencyOf, money } from '@magpie/domain/money';
import type { Reader } from '#platform/store/index.ts';
import { namedGames, namedProviders } from './store.ts';

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
  };
}

export async function catalogueIds(db: Reader): Promise<CatalogueIds> {
  const providers = new Map((await namedProviders(db)).map(({ id, name }) => [name, id]));
  const games = await namedGames(db);
  const byName = new Map(
    games.map(({ id, code, name, category, vendorId }) => [
      name,
      { id, code, category: `cat_${category.toLowerCase()}`, vendor: vendorId },
    ]),
  );
  const known = <T>(map: ReadonlyMap<string, T>, name: string): T => {
    const entry = map.get(name);
    if (entry === undefined) throw new Error(`The seeds name '${name}', which the catalogue does not hold.`);
    return entry;
  };
  return { provider: (name) => known(providers, name), game: (name) => known(byName, name) };
}
