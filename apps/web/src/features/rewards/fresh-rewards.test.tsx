import { beforeEach, it } from 'vitest';
import { expectAskedAgain } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { RewardsCount } from './rewards-count.tsx';

beforeEach(freshBrowser);

it.each(['GAP', 'PLAY', 'LEVEL', 'CLOCK'] as const)(
  'the count of rewards is asked for again after %s',
  async (cause) => {
    await expectAskedAgain(RewardsCount, 'OpenRewards', cause);
  },
);
