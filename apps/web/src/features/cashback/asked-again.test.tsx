import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { useLevel } from './use-level.ts';
import { useCollectedCashbacks } from './use-member-cashbacks.ts';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [
  [
    'what was collected',
    'MemberCashbacks',
    shownBy(() => useCollectedCashbacks()),
    ['GAP', 'PLAY', 'LEVEL', 'CLOCK'],
  ],
  ['the level', 'MemberLevel', shownBy(useLevel), ['GAP', 'LEVEL']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
