import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { singleStep } from '../model.ts';
import type { StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { spreadOver } from '../spread.ts';
import { colourOf, pockets, rouletteBets } from './bets.ts';
import type { RouletteBet } from './bets.ts';

const betById: ReadonlyMap<string, RouletteBet> = new Map(rouletteBets.map((bet) => [bet.id, bet]));

function payoutOf({ numbers, pays }: RouletteBet, stake: Minor, pocket: number): Minor {
  return numbers.includes(pocket) ? money.of(stake * BigInt(pays + 1)) : money.zero;
}

/** By enumeration: one chip on every field of the table, for every pocket that can come. */
function exactReturn(): Rational {
  const chip = money.of(1n);
  const paid = pockets.flatMap((pocket) => rouletteBets.map((bet) => payoutOf(bet, chip, pocket)));
  return rational(money.sum(paid), BigInt(paid.length));
}

export const europeanRoulette: StudioModel = {
  id: 'ROULETTE_EUROPEAN',
  kind: 'ROULETTE',
  volatility: 'MEDIUM',
  rules: [
    'The ball comes to rest in one of 37 pockets, each as likely as any other: 0 to 36, with a single zero.',
    'Lay chips on as many fields as you like before a spin; each of them is won or lost on its own.',
    'A number pays 35 to 1, two 17 to 1, three 11 to 1, four 8 to 1, six 5 to 1, a dozen or a column 2 to 1.',
    'Red or black, even or odd, 1 to 18 or 19 to 36 pay 1 to 1, and lose when the ball rests on zero.',
    'A field that wins gives its stake back as well.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'SUM',
  stakesOf: (ladder) => ladder,
  table: { pockets, colours: pockets.map(colourOf), bets: rouletteBets.map((bet) => ({ ...bet })) },
  play: singleStep((order, draws) => {
    const spread = spreadOver(betById, order);
    const pocket = pockets[draws.below(pockets.length)];
    if (!spread || pocket === undefined) return null;
    const bets = spread.map(({ field, stake }) => ({
      bet: field.id,
      stake,
      amount: payoutOf(field, stake, pocket),
    }));
    return {
      payout: money.sum(bets.map(({ amount }) => amount)),
      view: { pocket, colour: colourOf(pocket), bets },
    };
  }),
};
