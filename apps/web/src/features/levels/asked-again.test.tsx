import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { ExperienceHistory } from './experience-history.tsx';
import { useOwnLevel } from './use-levels.ts';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [
  [
    'the history of experience',
    'ExperienceHistory',
    () => <ExperienceHistory memberId="mem-1" />,
    ['GAP', 'PLAY', 'LEVEL'],
  ],
  ['the level', 'MemberLevel', shownBy(useOwnLevel), ['GAP', 'PLAY', 'LEVEL', 'CLOCK']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
