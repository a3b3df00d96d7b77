import { expect, it } from 'vitest';
import {
  badgeMessage,
  cashbackMessage,
  jackpotMessage,
  levelUpMessage,
  tournamentPrizeMessage,
} from './index.ts';

it('tells of a prize with its rank, and writes the name of the tournament as text', () => {
  expect(tournamentPrizeMessage({ tournament: 'Fish & <b>Chips</b>', rank: 3, prize: 'A$3.00' })).toEqual({
    title: 'Tournament Prize',
    content:
      '<p>You came in at rank 3 in Fish &amp; &lt;b&gt;Chips&lt;/b&gt; and won A$3.00. It is in your main cash.</p>',
  });
});

it('tells of a jackpot with what it paid, and of a badge with what to do with it, their names as text', () => {
  expect(jackpotMessage('Red <i>Centre', 'A$8,000.00')).toEqual({
    title: 'Jackpot Won',
    content: '<p>You won A$8,000.00 from the jackpot Red &lt;i&gt;Centre. It is in your main cash.</p>',
  });
  expect(badgeMessage('Drop & in')).toEqual({
    title: 'New Badge',
    content:
      '<p>You earned the badge Drop &amp; in. Claim what it brings under Achievements, and wear it there.</p>',
  });
});

it('tells of a cashback with what it came to, its name as text', () => {
  expect(cashbackMessage('Monday & more', 'A$3.60')).toEqual({
    title: 'Cashback Credited',
    content: '<p>Monday &amp; more brought you A$3.60. It is in your main cash.</p>',
  });
});

it.each([
  [1, 'Bottle Cap'],
  [10, 'Black Opal'],
])('tells of level %i by its name', (level, name) => {
  expect(levelUpMessage(level)).toEqual({
    title: `You reached level ${String(level)}`,
    content: `<p>Welcome to ${name}. Your level-up bonus waits for you for 7 days.</p>`,
  });
});
