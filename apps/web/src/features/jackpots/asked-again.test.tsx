import { beforeEach, it } from 'vitest';
import { expectAskedAgain, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { JackpotWatch } from './jackpot-watch.ts';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [['the own wins', 'OwnJackpotWins', JackpotWatch, ['GAP']]];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
