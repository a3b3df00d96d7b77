import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import { callsFor, ninetyBallBingo, ticketFrom } from './ninety.ts';

const drawsFor = (nonce: number) => drawsOf({ serverSeed: 'bingo', clientSeed: 'ninety', nonce });

const round = (nonce: number, choice: null | number = null) =>
  ninetyBallBingo.play({ stake: money.of(100n), choice, actions: [] }, drawsFor(nonce));

interface Game {
  readonly ticket: readonly (readonly number[])[];
  readonly drawn: readonly number[];
  readonly full: readonly boolean[];
  readonly lines: number;
}

describe('a ticket of bingo', () => {
  it('has five numbers in each line, one at least in each column, and rises down its columns', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const ticket = ticketFrom(drawsFor(nonce));
      expect(ticket.map((row) => row.filter((number) => number > 0).length)).toEqual([5, 5, 5]);
      for (let column = 0; column < 9; column += 1) {
        const numbers = ticket.map((row) => row[column] ?? 0).filter((number) => number > 0);
        expect(numbers.length).toBeGreaterThan(0);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        for (const number of numbers) expect(Math.min(8, Math.floor(number / 10))).toBe(column);
      }
    }
  });
});

describe('a round of bingo', () => {
  it('calls fifty balls and pays the lines that they fill', () => {
    const pays = [0n, 500n, 3000n, 250_000n];
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const played = round(nonce);
      const { ticket, drawn, full, lines } = played?.view as unknown as Game;
      expect(new Set(drawn).size).toBe(50);
      const filled = ticket.map((row) => row.every((number) => number === 0 || drawn.includes(number)));
      expect([full, lines]).toEqual([filled, filled.filter(Boolean).length]);
      expect(played?.payouts).toEqual([pays[lines]]);
    }
  });

  it('has no choice', () => {
    expect(round(1, 1)).toBeNull();
  });

  it('PLAY-35 returns 95.01 %, by how many calls fill one line, two and all', () => {
    // Of the calls that fill one line, those that fill a second are no longer of one.
    expect([callsFor(1), callsFor(2), callsFor(3)].every((count) => count > 0n)).toBe(true);
    expect(ninetyBallBingo.exactReturn()).toEqual({ over: 3_490_761_335_425n, under: 3_674_235_716_019n });
    expect(percentText(ninetyBallBingo.exactReturn())).toBe('95.01');
  });
});
