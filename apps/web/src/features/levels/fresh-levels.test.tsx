import { beforeEach, it } from 'vitest';
import { expectAskedAgain } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { ExperienceHistory } from './experience-history.tsx';
import { useOwnLevel } from './use-levels.ts';

beforeEach(freshBrowser);

it.each(['GAP', 'PLAY', 'LEVEL'] as const)(
  'the history of experience is asked for again after %s',
  async (cause) => {
    await expectAskedAgain(() => <ExperienceHistory memberId="mem-1" />, 'ExperienceHistory', cause);
  },
);

function OwnLevel(): null {
  useOwnLevel();
  return null;
}

it.each(['GAP', 'PLAY', 'LEVEL', 'CLOCK'] as const)(
  'the level of a member is asked for again after %s',
  async (cause) => {
    await expectAskedAgain(OwnLevel, 'MemberLevel', cause);
  },
);
