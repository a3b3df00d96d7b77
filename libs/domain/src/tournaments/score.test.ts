import { expect, it } from 'vitest';
import { scoreText, scoreUnit } from './index.ts';

const aud = { symbol: 'A$', type: 'FIAT' } as const;
const btc = { symbol: '₿', type: 'CRYPTO' } as const;

it.each([
  ['MULTIPLIER', aud, '1250.50', 'FIAT', '×1,250.50'],
  ['MULTIPLIER', btc, '1250.50', 'FIAT', '×1,250.50'],
  ['WINNINGS', aud, '1250.50', 'FIAT', 'A$1,250.50'],
  ['TOTAL_BETS', aud, '0.00', 'FIAT', 'A$0.00'],
  ['WINNINGS', btc, '0.50000001', 'CRYPTO', '₿0.50000001'],
  ['TOTAL_BETS', btc, '0.00000000', 'CRYPTO', '₿0.00000000'],
] as const)(
  'TOUR-09 the score by %s in %o of %s is an amount of %s: %s',
  (type, currency, score, unit, text) => {
    expect(scoreUnit({ type, currency })).toBe(unit);
    expect(scoreText({ type, currency }, score)).toBe(text);
  },
);
