import { expect, it } from 'vitest';
import { account, claim, disputed } from './testing/accounts.ts';

/** As decision 043 works it out: 60.00 were claimed in March for 1000.00 of a deposit, and 3000.00 were lost in a week of April. */
const march = claim(9, 100_000n, 6_000n);
const [april6, april13] = [37, 44] as const;
const april = claim(april6, 300_000n, 6_000n);

it('works a week out: while the deposit is disputed, once it was claimed, and once the dispute is lifted', () => {
  expect(account(april6, 300_000n, { claims: [march], disputed: [disputed(10)] })).toEqual({
    ...{ amount: 6_000n, lapsing: 6_000n, withheld: 6_000n, owed: 6_000n },
    ...{ waiting: 0n, used: 0n, settled: 0n },
  });
  expect(account(april13, 0n, { claims: [march, april], disputed: [disputed(10)] })).toEqual({
    ...{ amount: 0n, lapsing: 0n, withheld: 0n, owed: 0n },
    ...{ waiting: 0n, used: 12_000n, settled: 6_000n },
  });
  expect(account(april13, 0n, { claims: [march, april] })).toEqual({
    ...{ amount: 12_000n, lapsing: 0n, withheld: 0n, owed: 0n },
    ...{ waiting: 12_000n, used: 6_000n, settled: 0n },
  });
});
