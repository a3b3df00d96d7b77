import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { bonusOfferText, depositGainText, offerLineText } from './index.ts';
import type { AwardRules } from './index.ts';

const aud = { symbol: 'A$', type: 'FIAT' } as const;
const match: AwardRules = {
  kind: 'BONUS_PLUS_DEPOSIT',
  rewardKind: 'MULTIPLIER',
  bonus: money.zero,
  factor: 100,
  largestBonus: money.of(20_000n),
  wagering: 10,
};

it.each([
  ['a limit', {}, '100% of the deposit, up to A$200.00'],
  ['no limit', { factor: 150, largestBonus: null }, '150% of the deposit'],
  ['a factor of 0', { factor: 0 }, null],
  ['a fixed amount', { rewardKind: 'DIRECT', bonus: money.of(2_500n) }, 'A$25.00 bonus'],
  ['a cent', { rewardKind: 'DIRECT', bonus: money.of(1n) }, 'A$0.01 bonus'],
  ['no amount', { rewardKind: 'DIRECT' }, null],
] as const)('the bonus of an offer with %s', (_what, own, text) => {
  expect(bonusOfferText({ ...match, ...own }, aud)).toBe(text);
});

it.each([
  ['A$25.00 bonus', {}, 'A$25.00 bonus. Wager 10 times the bonus and the deposit. From A$20.00.'],
  [
    'A$25.00 bonus',
    { kind: 'BONUS_ONLY', rewardKind: 'DIRECT', bonus: money.of(2_500n), wagering: 1 },
    'A$25.00 bonus. Wager once the bonus. From A$20.00.',
  ],
  [null, { wagering: 0 }, 'No wagering. From A$20.00.'],
  [
    '20 free spins',
    { kind: 'BONUS_ONLY', rewardKind: 'DIRECT', wagering: 5 },
    '20 free spins. No wagering. From A$20.00.',
  ],
] as const)('an offer in one line, row %#', (gives, own, text) => {
  const line = { gives, rules: { ...match, ...own }, minimum: money.of(2_000n), deposit: money.zero };
  expect(offerLineText(line, aud)).toBe(text);
});

it.each([
  [10_000n, {}, 'Gift. A$100.00 for A$100.00, to be wagered A$2,000.00.'],
  [50_000n, {}, 'Gift. A$200.00 for A$500.00, to be wagered A$7,000.00.'],
  [2_000n, { wagering: 0 }, 'Gift. A$20.00 for A$20.00, no wagering.'],
  [10_000n, { rewardKind: 'DIRECT', bonus: money.of(2_500n) }, 'Gift. To be wagered A$1,250.00.'],
  [1_999n, {}, 'Gift. Wager 10 times the bonus and the deposit. A$19.99 is too little: from A$20.00.'],
] as const)('an offer in one line for a deposit of %s cents', (deposit, own, text) => {
  const line = { gives: 'Gift', rules: { ...match, ...own }, minimum: money.of(2_000n) };
  expect(offerLineText({ ...line, deposit: money.of(deposit) }, aud)).toBe(text);
});

it.each([
  [2_500n, 37_500n, 'Bonus A$25.00, to be wagered A$375.00'],
  [2_500n, 0n, 'Bonus A$25.00, no wagering'],
  [0n, 37_500n, null],
])('what a deposit with an offer comes to: case %#', (bonus, turnoverTarget, text) => {
  const award = { bonus: money.of(bonus), turnoverTarget: money.of(turnoverTarget) };
  expect(depositGainText(award, aud)).toBe(text);
});
