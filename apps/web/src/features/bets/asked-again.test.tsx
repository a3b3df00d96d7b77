import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { useBetHistory } from './use-bet-history.ts';

beforeEach(freshBrowser);

const pokies = { __typename: 'GameCategory', id: 'cat-slots', name: 'Pokies and slots' };
const categories = { BetCategories: () => ({ gameCategories: [pokies] }) };

const queries: readonly Asking[] = [
  ['the history', 'BetHistory', shownBy(useBetHistory), ['GAP', 'PLAY'], categories],
  ['what the bets came to', 'BetResults', shownBy(useBetHistory), ['GAP', 'PLAY'], categories],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
