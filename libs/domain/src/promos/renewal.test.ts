import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { endedUnbegun, isRenewalGivenUp, renewalOf, waitEnding } from './index.ts';
import type { PromoEnding, TakenAward } from './index.ts';

interface Taken {
  readonly end?: PromoEnding;
  readonly id?: string;
  readonly began?: boolean;
  readonly waitedForPromo?: boolean;
  /** Of 1500.00. */
  readonly turnedOver?: bigint;
  readonly target?: bigint;
  readonly bonus?: bigint;
  readonly cash?: bigint;
  readonly became?: bigint;
  readonly spins?: number;
}

const taken = ({ id = 'award', began = true, ...of }: Taken): TakenAward & { readonly id: string } => ({
  id,
  end: of.end ?? { status: 'CANCELED', cause: 'DEPOSIT_REVERSED' },
  began,
  waitedForPromo: of.waitedForPromo ?? false,
  turnover: { target: money.of(of.target ?? 150_000n), counter: money.of(of.turnedOver ?? 0n) },
  takenBonus: money.of(of.bonus ?? 0n),
  takenCash: money.of(of.cash ?? 0n),
  becameCash: money.of(of.became ?? 0n),
  spins: of.spins ?? 0,
});

it.each([
  ['bonus money as such', { bonus: 4_000n }, 4_000n, 0n],
  ['cash that its free spins won as cash', { bonus: 1_000n, cash: 2_000n }, 1_000n, 2_000n],
  ['an award that had not begun whole', { began: false, bonus: 5_000n }, 5_000n, 0n],
  ['one without a target that had not begun too', { began: false, target: 0n, bonus: 500n }, 500n, 0n],
  ['its free spins', { spins: 4 }, 0n, 0n],
])('gives anew what is to be played: %s', (_what, of, bonus, cash) => {
  expect(renewalOf([taken(of)])).toMatchObject({ award: taken(of), bonus, cash, ending: null });
});

it.each([
  ['its cash', { cash: 6_000n }, 6_000n],
  ['a win that was taken as bonus money', { bonus: 30_000n }, 30_000n],
  ['both', { bonus: 500n, cash: 6_000n }, 6_500n],
  ['one that had been given anew, and had not begun', { began: false, bonus: 500n }, 500n],
])('gives anew of an award that had reached its target in cash: %s', (_what, of, cash) => {
  const award = taken({ ...of, turnedOver: 150_000n });
  const ending = { status: 'COMPLETE', cause: 'TURNOVER' };
  expect(renewalOf([award])).toMatchObject({ award, bonus: 0n, cash, ending });
});

it.each([
  ['with its target reached', taken({ began: false, turnedOver: 150_000n }), 'TURNOVER'],
  ['before that', taken({ began: false, turnedOver: 149_999n }), undefined],
  ['without a target', taken({ began: false, target: 0n }), undefined],
])('an award that waits ends %s: %#', (_when, award, cause) => {
  expect(waitEnding(award)?.cause).toBe(cause);
});

it('gives anew of free spins without money what they won, and those that were left', () => {
  const award = taken({ target: 0n, cash: 2_000n, spins: 4 });
  const ending = { status: 'COMPLETE', cause: 'SPINS_GIVEN' };
  expect(renewalOf([award])).toMatchObject({ award, bonus: 0n, cash: 2_000n, ending });
});

it.each([
  ['had begun', { began: true }, true],
  ['had waited for another promo alone', { began: false, waitedForPromo: true }, true],
  ['had waited for its release', { began: false }, false],
])('lets an award wait for no second release: one that %s', (_what, of, released) => {
  expect(renewalOf([taken({ ...of, bonus: 1n })])?.released).toBe(released);
});

it('lets what is given anew owe for what the award had left with its member', () => {
  const award = taken({ turnedOver: 150_000n, cash: 6_000n, became: 10_000n });
  expect(renewalOf([award])).toMatchObject({ cash: 6_000n, becameCash: 10_000n });
  expect(renewalOf([{ ...award, takenBonus: money.of(500n) }])).toMatchObject({
    cash: 6_500n,
    becameCash: 10_500n,
  });
});

it.each([
  { status: 'EXPIRED', cause: 'TIME' },
  { status: 'LOST', cause: 'BONUS_PLAYED' },
] as const)('gives what was taken of an award that had ended as $status before, which stays so', (end) => {
  const award = taken({ end, cash: 2_000n, spins: 4 });
  expect(renewalOf([award])).toMatchObject({ bonus: 0n, cash: 2_000n, ending: end });
});

it('gives anew the newest award of which anything was taken', () => {
  const awards = [
    taken({ id: 'newest' }),
    taken({ id: 'newer', bonus: 1n }),
    taken({ id: 'old', bonus: 2n }),
  ];
  expect(renewalOf(awards)?.award.id).toBe('newer');
});

it('gives nothing anew where nothing was taken', () => {
  expect(renewalOf([taken({}), taken({ turnedOver: 150_000n })])).toBeNull();
});

it.each([
  ['its wait was over', false, 'WAIT', true],
  ['the operator ended it', false, 'OPERATOR', true],
  ['its deposit was disputed', false, 'DEPOSIT_REVERSED', false],
  ['its time was over, after it had begun', true, 'TIME', false],
] as const)('tells an award that was over before it began: %s', (_what, began, cause, over) => {
  expect(endedUnbegun({ began, cause })).toBe(over);
});

const match = {
  ...({ type: 'DEPOSIT', currency: 'AUD', lockInEnabled: false } as const),
  ...{ lockInRequiredDeposit: null, deposit: '200.00' },
};

it.each([
  ['a bonus of its currency', {}, 'AUD', match, true],
  ['one that had not begun', { began: false }, 'AUD', match, true],
  ['none of another currency', {}, 'NZD', match, false],
  ['no cash of one that had reached its target', { turnedOver: 150_000n }, 'AUD', match, false],
  ['nothing of what no deposit earned', {}, 'AUD', { ...match, deposit: '0.00' }, false],
] as const)(
  'lets a withdrawal give up what could be given anew: %s',
  (_what, of, currency, promo, givenUp) => {
    const { began, turnover, end } = taken(of);
    expect(isRenewalGivenUp({ began, turnover, cause: end.cause }, promo, currency)).toBe(givenUp);
  },
);

it('lets a withdrawal give up nothing of an award that had ended by itself', () => {
  const { began, turnover } = taken({});
  expect(isRenewalGivenUp({ began, turnover, cause: 'BONUS_PLAYED' }, match, 'AUD')).toBe(false);
});
