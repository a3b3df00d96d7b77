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
  expect(offerLineText({ gives, rules: { ...match, ...own }, minimum: money.of(2_000n) }, aud)).toBe(text);
});

it.each([
  [2_500n, 37_500n, 'Bonus A$25.00, to be wagered A$375.00'],
  [2_500n, 0n, 'Bonus A$25.00, no wagering'],
  [0n, 37_500n, null],
])('what a deposit with an offer comes to: case %#', (bonus, turnoverTarget, text) => {
  const award = { bonus: money.of(bonus), turnoverTarget: money.of(turnoverTarget) };
  expect(depositGainText(award, aud)).toBe(text);
});
