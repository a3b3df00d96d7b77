import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { useAccountLevel } from './use-account-level.ts';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [
  ['the level', 'AccountLevel', shownBy(() => useAccountLevel('mem-1')), ['GAP', 'PLAY', 'LEVEL']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
