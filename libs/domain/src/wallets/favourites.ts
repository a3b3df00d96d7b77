/** What a currency is found by. */
export interface NamedCurrency {
  readonly code: string;
  readonly name: string;
}

/** The currencies whose code or name holds the typed words, in any case; all of them without words (WALLET-12). */
export function searchedCurrencies<T extends NamedCurrency>(
  currencies: readonly T[],
  words: string,
): readonly T[] {
  const wanted = words.trim().toLowerCase();
  return currencies.filter((currency) =>
    [currency.code, currency.name].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The codes of the favourites with one switched on, as the last of them, or off; the others keep their order (WALLET-12). */
export function switchedFavourites(favourites: readonly string[], code: string, on: boolean): string[] {
  const others = favourites.filter((each) => each !== code);
  return on ? [...others, code] : others;
}
