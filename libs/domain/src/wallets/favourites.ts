export interface NamedCurrency {
  readonly code: string;
  readonly name: string;
}

/** Matches code or name, ignoring case; an empty search returns all (WALLET-12). */
export function searchedCurrencies<T extends NamedCurrency>(
  currencies: readonly T[],
  words: string,
): readonly T[] {
  const wanted = words.trim().toLowerCase();
  return currencies.filter((currency) =>
    [currency.code, currency.name].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Adds a favourite at the end or removes it; the others keep their order (WALLET-12). */
export function switchedFavourites(favourites: readonly string[], code: string, on: boolean): string[] {
  const others = favourites.filter((each) => each !== code);
  return on ? [...others, code] : others;
}
