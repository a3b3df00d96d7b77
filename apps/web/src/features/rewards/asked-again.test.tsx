import { beforeEach, it } from 'vitest';
import { expectAskedAgain, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { RewardsCount } from './rewards-count.tsx';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [
  ['the count', 'OpenRewards', RewardsCount, ['GAP', 'PLAY', 'LEVEL', 'CLOCK']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
