import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { targetSourceText } from './index.ts';
import type { TargetSource } from './index.ts';

const aud = { symbol: 'A$', type: 'FIAT' } as const;

const source = (own: Partial<TargetSource>): TargetSource => ({
  kind: 'BONUS_PLUS_DEPOSIT',
  wagering: 5,
  bonus: money.of(15_000n),
  deposit: money.of(30_000n),
  turnoverTarget: money.of(225_000n),
  currency: aud,
  ...own,
});

it.each([
  ['of a match', {}, '5 × (A$150.00 bonus + A$300.00 deposit)'],
  [
    'of a bonus alone',
    { kind: 'BONUS_ONLY', wagering: 30, bonus: money.of(2_000n), turnoverTarget: money.of(60_000n) },
    '30 × A$20.00 bonus',
  ],
  [
    'that no deposit earned',
    { deposit: money.zero, turnoverTarget: money.of(75_000n) },
    '5 × A$150.00 bonus',
  ],
  ['that is nothing', { wagering: 0, turnoverTarget: money.zero }, null],
  ['that other rules made', { wagering: 6 }, null],
] as const)('a target %s comes from: %s', (_what, own, text) => {
  expect(targetSourceText(source(own))).toBe(text);
});
