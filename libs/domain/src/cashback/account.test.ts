import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { lapseText, lastClaimed, owedText, settledText, waitingText, withheldText } from './index.ts';
import { account, claim, day, disputed, missed } from './testing/accounts.ts';

const [april6, april13, april20, may4] = [37, 44, 51, 65] as const;

const nothing = { amount: 0n, lapsing: 0n, withheld: 0n, owed: 0n, waiting: 0n, used: 0n, settled: 0n };

describe('while a deposit is disputed', () => {
  const before = [claim(9, 100_000n, 6_000n)];

  it.each([
    ['what was claimed for it is owed', 0n, { amount: 0n, lapsing: 0n, owed: 6_000n }],
    ['what is given comes off that', 150_000n, { amount: 0n, lapsing: 0n, owed: 6_000n }],
    [
      'what is given beyond both is paid, and gone with its day',
      250_000n,
      { amount: 3_000n, lapsing: 3_000n },
    ],
  ])('%s', (_what, lost, expected) => {
    expect(account(16, lost, { claims: before, disputed: [disputed(10)] })).toMatchObject(expected);
  });

  it('a day that gave less than is owed settles as much', () => {
    const claims = [...before, claim(16, 140_000n, 0n)];
    expect(account(23, 170_000n, { claims, disputed: [disputed(10)] })).toMatchObject({
      ...{ amount: 600n, lapsing: 600n, owed: 3_600n, waiting: 0n },
      ...{ used: 6_000n, settled: 0n },
    });
  });

  it('the month counts what it has earned, and not what was given wrongly', () => {
    // 120.00 of 2000.00, of which 60.00 settled what was owed, and 30.00 of 500.00.
    const claims = [...before, claim(16, 300_000n, 6_000n)];
    const facts = { claims, disputed: [disputed(10)] };
    expect(account(23, 150_000n, facts)).toMatchObject({ amount: 3_000n, used: 12_000n, settled: 0n });
    // Of 200.00 are 80.00 left.
    expect(account(23, 500_000n, facts)).toMatchObject({ amount: 8_000n });
  });

  it('what the limit had cut off a claim goes first', () => {
    const facts = { disputed: [disputed(10)], maxMonthlyClaim: 1_000n };
    expect(account(april6, 0n, { ...facts, claims: [claim(9, 150_000n, 1_000n, 1_000n)] }).owed).toBe(0n);
    expect(account(april6, 0n, { ...facts, claims: [claim(9, 110_000n, 1_000n, 1_000n)] }).owed).toBe(400n);
  });

  it.each([
    ['in the moment of the last claim', disputed(16)],
    ['a millisecond later', { ...disputed(16), disputedAt: new Date(day(16).getTime() + 1) }],
  ])('what is owed of two claims is one of them, where the dispute comes %s', (_what, deposit) => {
    const claims = [...before, claim(16, 100_000n, 6_000n)];
    expect(account(23, 0n, { claims, disputed: [deposit] }).owed).toBe(6_000n);
  });

  it('a deposit comes off no losses of before it, though the limit had cut what they gave', () => {
    const deposit = { ...disputed(38), paidInAt: day(29) };
    const { losses, ...march } = claim(30, 500_000n, 6_000n, 6_000n);
    const lostSince = [{ paidInAt: day(29), lost: money.zero }];
    const late = { ...march, losses: losses && { ...losses, lostSince } };
    const claims = [late, claim(april6, 100_000n, 6_000n, 6_000n)];
    expect(account(april13, 0n, { claims, disputed: [deposit], maxMonthlyClaim: 6_000n }).owed).toBe(6_000n);
  });

  it('nothing is owed of own losses where the deposit was lost in a week that was missed', () => {
    const claims = [missed(9, 100_000n), claim(16, 100_000n, 6_000n)];
    expect(account(23, 0n, { claims, disputed: [disputed(20)] })).toMatchObject({ owed: 0n, used: 6_000n });
    const less = [missed(9, 60_000n), claim(16, 100_000n, 6_000n)];
    expect(account(23, 0n, { claims: less, disputed: [disputed(20)] }).owed).toBe(2_400n);
    expect(account(23, 0n, { claims: [missed(9, 100_000n)] })).toEqual(nothing);
  });

  it('nothing is owed of turnover, or of a claim of which nothing was kept', () => {
    const claims = [{ at: day(9), paid: money.of(6_000n), losses: null }];
    const terms = { share: 600, onLossesOnly: false, maxMonthlyClaim: money.zero };
    const facts = { claims, disputed: [disputed(10)] };
    expect(account(16, 100_000n, { ...facts, terms })).toMatchObject({ amount: 6_000n, owed: 0n });
    expect(account(16, 150_000n, facts)).toMatchObject({ amount: 3_000n, owed: 0n });
  });
});

it.each([
  ['before anything was claimed', [], 150_000n, { amount: 3_000n, withheld: 6_000n, owed: 0n }],
  [
    'beside what is owed',
    [claim(9, 100_000n, 6_000n)],
    100_000n,
    { amount: 0n, withheld: 6_000n, owed: 6_000n },
  ],
  [
    'as far as the month has room',
    [claim(9, 300_000n, 18_000n)],
    200_000n,
    { amount: 0n, withheld: 2_000n, owed: 6_000n },
  ],
])('tells what a disputed deposit takes off what is collected, %s', (_what, claims, lost, expected) => {
  const facts = { claims, disputed: [disputed(10)] };
  expect(account(16, lost, facts)).toMatchObject(expected);
});

describe('once a dispute is over', () => {
  // 40.80 of 680.00 and 0.00 of 1000.00, each less the 1000.00.
  const claims = [claim(9, 168_000n, 4_080n), claim(16, 100_000n, 0n)];

  it('all that came off waits, and is paid with what is given', () => {
    expect(account(23, 0n, { claims, disputed: [disputed(8)] })).toEqual({ ...nothing, used: 4_080n });
    expect(account(23, 10_000n, { claims })).toEqual({
      ...{ withheld: 0n, amount: 12_600n, lapsing: 600n, owed: 0n, waiting: 12_000n },
      ...{ used: 4_080n, settled: 0n },
    });
  });

  it('it is paid where nothing is given, and does not lapse', () => {
    expect(account(23, 0n, { claims })).toMatchObject({ amount: 12_000n, lapsing: 0n, waiting: 12_000n });
    expect(account(23, 0n, { claims, play: null })).toMatchObject({ amount: 12_000n, lapsing: 0n });
    const paid = [...claims, claim(23, 10_000n, 12_600n)];
    expect(account(30, 0n, { claims: paid })).toEqual({ ...nothing, used: 16_680n });
  });

  it('what the limit of the month leaves is paid, and the rest waits for the next', () => {
    const limit = { maxMonthlyClaim: 7_000n };
    const within = [claim(9, 168_000n, 4_080n, 7_000n), claim(april6, 100_000n, 0n, 7_000n)];
    // March has earned 70.00 of 100.80, April 60.00 of 70.00, and 10.00 more of what is lost now.
    expect(account(april13, 100_000n, { claims: within, ...limit })).toMatchObject({
      ...{ amount: 7_000n, waiting: 8_920n, used: 0n },
    });
    const paid = [...within, claim(april13, 100_000n, 7_000n, 7_000n)];
    expect(account(may4, 0n, { claims: paid, ...limit })).toMatchObject({ amount: 2_920n, waiting: 2_920n });
  });

  it.each([
    [
      'beyond what the month can pay',
      claim(9, 166_667n, 0n),
      claim(april6, 133_333n, 8_000n),
      12_000n,
      10_000n,
    ],
    [
      'though the month cannot pay what waits',
      claim(9, 300_000n, 0n),
      claim(april6, 130_000n, 7_800n),
      12_200n,
      18_000n,
    ],
  ])('what the week gave is gone with its day, %s', (_what, off, paid, amount, waiting) => {
    const claims = [off, paid];
    expect(account(april13, 100_000n, { claims })).toMatchObject({ amount, waiting, lapsing: 6_000n });
    expect(account(may4, 0n, { claims })).toMatchObject({ amount: waiting, waiting, lapsing: 0n });
  });

  it('a dispute that is opened again is looked back on, once', () => {
    const again = { claims, disputed: [disputed(20)] };
    expect(account(23, 0n, again)).toMatchObject({ owed: 0n, waiting: 6_000n });
  });
});

describe('of the limit of a month', () => {
  it('what settled what was owed is used, and told', () => {
    const claims = [claim(9, 100_000n, 6_000n, 10_000n), claim(april6, 400_000n, 4_000n, 10_000n)];
    expect(
      account(april13, 400_000n, { claims, disputed: [disputed(10)], maxMonthlyClaim: 10_000n }),
    ).toEqual({ ...nothing, used: 10_000n, settled: 6_000n });
  });

  it('that is given back where the dispute is lifted, and paid in the same month', () => {
    const limit = { maxMonthlyClaim: 6_000n };
    const claims = [claim(9, 100_000n, 6_000n, 6_000n), claim(april6, 200_000n, 0n, 6_000n)];
    const before = { claims, ...limit };
    expect(account(april13, 0n, { ...before, disputed: [disputed(10)] })).toEqual({
      ...nothing,
      ...{ used: 6_000n, settled: 6_000n },
    });
    expect(account(april13, 200_000n, before)).toMatchObject({ amount: 6_000n, used: 0n, settled: 0n });
    const paid = [...claims, claim(april13, 200_000n, 6_000n, 6_000n)];
    expect(account(april13, 200_000n, { claims: paid, ...limit })).toMatchObject({
      amount: 0n,
      used: 6_000n,
    });
    expect(account(may4, 200_000n, { claims: paid, ...limit })).toMatchObject({
      amount: 6_000n,
      waiting: 0n,
    });
  });

  it('pays nothing beside what was settled, where a lower limit is reached by both', () => {
    // Of 150.74 that April has earned 60.00 settled what was owed, and 77.32 were paid.
    const april = [claim(april6, 300_000n, 6_000n), claim(april13, 151_233n, 1_732n)];
    const claims = [claim(9, 100_000n, 6_000n), ...april];
    const facts = { claims, disputed: [disputed(10)], maxMonthlyClaim: 10_000n };
    expect(account(april20, 0n, facts)).toMatchObject({
      ...{ amount: 0n, waiting: 1_342n, used: 13_732n, settled: 6_000n },
    });
    expect(account(may4, 0n, facts)).toMatchObject({ amount: 1_342n, used: 0n });
  });

  it('a claim holds the limit that it had', () => {
    const claims = [claim(9, 200_000n, 12_000n)];
    expect(account(16, 100_000n, { claims, maxMonthlyClaim: 10_000n })).toMatchObject({
      ...{ amount: 0n, owed: 0n, used: 12_000n },
    });
    expect(account(16, 200_000n, { claims, maxMonthlyClaim: 30_000n })).toMatchObject({ amount: 12_000n });
  });
});

it('is claimed last where something was paid', () => {
  const claims = [claim(9, 100_000n, 6_000n), claim(16, 100_000n, 0n)];
  expect(lastClaimed(claims)).toEqual(day(9));
  expect(lastClaimed([])).toBeNull();
});

it('says of each amount why it is there, and nothing of none', () => {
  expect(withheldText('A$60.00')).toBe(
    'A$60.00 for losses of a deposit that is disputed are left out. What is left out is yours once the dispute is over.',
  );
  expect([owedText('A$60.00'), waitingText('A$60.00'), settledText('A$60.00')]).toEqual([
    'A$60.00 of earlier claims come off what this cashback gives: they were paid for losses of a deposit that is disputed.',
    'A$60.00 that came off for a dispute are yours again. They are paid with your next claims, within the limit of the month, and stay until then.',
    'A$60.00 of this month were not paid out: they settled what was owed of earlier claims.',
  ]);
  expect([owedText, waitingText, settledText, withheldText].map((text) => text(null))).toEqual([
    ...[null, null, null, null],
  ]);
});

it.each([
  [600n, 'What is not claimed on its day is gone.'],
  [0n, null],
])('CASHBK-23 where %s are gone with the day, it says %s', (lapsing, text) => {
  expect(lapseText(money.of(lapsing))).toBe(text);
});
