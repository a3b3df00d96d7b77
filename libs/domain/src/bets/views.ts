export type BetView = 'casino' | 'sports';

/** In order (BETS-02). */
export const betViews: readonly { readonly value: BetView; readonly title: string }[] = [
  { value: 'casino', title: 'Casino Betting History' },
  { value: 'sports', title: 'Sports Betting History' },
];

export const defaultBetView: BetView = 'casino';

const sportsCategory = 'Sportsbook';

export function betViewTitle(view: BetView): string {
  return betViews.find(({ value }) => value === view)?.title ?? '';
}

/** Ids of the game categories whose bets a view holds: each category is in exactly one view (BETS-05). */
export function categoriesOfView(
  view: BetView,
  categories: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  return categories
    .filter(({ name }) => (name === sportsCategory) === (view === 'sports'))
    .map(({ id }) => id);
}
