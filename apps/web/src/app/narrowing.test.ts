import { expect, it } from 'vitest';
import { narrowingWords } from '#shared/navigation/index.ts';
import { writeListState } from '../features/games/list/list-state.ts';
import { homeAddress } from '../features/games/types/casino-menu.ts';

it('names every word by which an address narrows what a page shows', () => {
  const chosen = { name: 'dingo', providers: ['p1'], order: 'name' } as const;
  const list = writeListState(new URLSearchParams(), chosen);
  const home = new URL(homeAddress({ slug: 'slots', label: 'Pokies' }), location.origin).searchParams;
  expect(narrowingWords.toSorted()).toEqual([...list.keys(), ...home.keys(), 'currency'].toSorted());
});
