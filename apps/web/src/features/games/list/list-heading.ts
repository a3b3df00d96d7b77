import { closeMatchesText, searchHeading } from '@magpie/domain/games';
import { gameOrders, type ListState } from './list-words.ts';
import type { GameList } from './use-game-list.ts';

export interface ListHeading {
  readonly title: string;
  readonly note?: string | undefined;
}

export function headingOf(title: string, { name, providers, order }: ListState, list: GameList): ListHeading {
  if (name === '') return { title, note: providers.length > 0 ? undefined : gameOrders[order].label };
  if (list.games === null) return { title: `Searching for “${name}”` };
  const exact = list.total - list.close;
  return {
    title: searchHeading(name, exact, list.close),
    note: closeMatchesText(exact, list.close) ?? undefined,
  };
}
