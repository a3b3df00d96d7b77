import { beforeEach, it } from 'vitest';
import { expectAskedAgain, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { LoginsSection } from './logins/logins-section.tsx';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [['the logins', 'MemberSessions', LoginsSection, ['PASSWORD']]];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
