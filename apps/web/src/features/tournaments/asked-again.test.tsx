import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { useEndedTournaments, useTournaments } from './use-tournaments.ts';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [
  ['the tournaments', 'Tournaments', shownBy(useTournaments), ['GAP']],
  ['those that are over', 'EndedTournaments', shownBy(() => useEndedTournaments(null)), ['GAP', 'CLOCK']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
