import { expect, it } from 'vitest';
import { decideRaise } from './decide-raise.ts';
import { studioReasons } from './studio-reasons.ts';

it('a round is raised with the money it was begun with alone, and not with a free spin', () => {
  expect(decideRaise({ begunIn: 'AUD', playedIn: 'AUD', freeSpins: false }).allowed).toBe(true);
  for (const other of [
    { begunIn: 'AUD', playedIn: 'NZD', freeSpins: false },
    { begunIn: 'AUD', playedIn: 'AUD', freeSpins: true },
  ])
    expect(decideRaise(other)).toMatchObject({ allowed: false, reason: 'otherMoney' });
  expect(studioReasons.otherMoney.text()).toBe(
    'This round was begun with other money. Finish it without a further stake.',
  );
});
