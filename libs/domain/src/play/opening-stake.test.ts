import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { openingStake } from './index.ts';

const ladder = [20n, 50n, 100n, 200n, 500n].map(money.of);
const minor = (units: bigint | null) => (units === null ? null : money.of(units));

it.each([
  ['the last one, covered to the cent', 200n, 200n, 200n, true],
  ['the highest covered one, one cent below the last', 200n, 199n, 100n, true],
  ['the lowest one where nothing else is covered', 500n, 20n, 20n, true],
  ['the lowest one where even that is not covered', 500n, 19n, 20n, false],
  ['the lowest one with no money', 500n, 0n, 20n, false],
  ['the third one before the first round', null, 500n, 100n, true],
  ['the highest covered one before the first round', null, 99n, 50n, true],
  ['the third one after a stake that is not offered any more', 70n, 500n, 100n, true],
  ['the last one where a round takes nothing of the balance', 500n, null, 500n, true],
])('a game opens with %s', (_what, last, available, stake, covered) => {
  expect(openingStake({ staking: 'RUNG', ladder, last: minor(last), available: minor(available) })).toEqual({
    stake,
    covered,
  });
});

it('a ladder of one rung opens with that', () => {
  expect(
    openingStake({ staking: 'RUNG', ladder: [money.of(50n)], last: null, available: money.of(50n) }),
  ).toEqual({
    stake: 50n,
    covered: true,
  });
});

it.each([
  ['the third chip, whatever the chips came to last', 500n, 500n, 100n, true],
  ['the highest chip that is covered', 500n, 99n, 50n, true],
  ['the lowest chip where even that is not covered', 500n, 19n, 20n, false],
])('a table of chips opens with %s', (_what, last, available, stake, covered) => {
  expect(openingStake({ staking: 'SUM', ladder, last: minor(last), available: minor(available) })).toEqual({
    stake,
    covered,
  });
});
