import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsOf, hashOf, hmacOf, verifiesRound } from './fairness.ts';

const seeds = { serverSeed: '5f'.repeat(32), clientSeed: 'magpie', nonce: 7 };

describe('the hash of a seed', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is as published for SHA-256', (text, hash) => {
    expect(hashOf(text)).toBe(hash);
  });

  it('is that of Node, and so is the code with a key, of texts of any length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (key, text) => {
        expect(hashOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
        expect(hmacOf(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
      }),
    );
  });
});

describe('the draws of a round', () => {
  it('are the words of HMAC-SHA256 over client seed, nonce and block', () => {
    const words = [0, 1].flatMap((block) => {
      const bytes = createHmac('sha256', seeds.serverSeed).update(`magpie:7:${block}`).digest();
      return Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(4 * index));
    });
    const draws = drawsOf(seeds);
    expect(Array.from({ length: 16 }, () => draws.below(2 ** 32))).toEqual(words);
  });

  it('lie below their count, are noted, and come again from the same seeds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 30 }),
        fc.nat(1000),
        (counts, nonce) => {
          const draws = drawsOf({ ...seeds, nonce });
          const again = drawsOf({ ...seeds, nonce });
          for (const count of counts) {
            const value = draws.below(count);
            expect(value >= 0 && value < count).toBe(true);
            expect(again.below(count)).toBe(value);
          }
          expect(draws.taken.map(({ below }) => below)).toEqual(counts);
        },
      ),
    );
  });

  it('passes over the words that would make a number likelier', () => {
    // Of 2^31 + 1 numbers nearly half of all words are passed over, so that 100 draws need more than 100 words.
    const draws = drawsOf(seeds);
    const plain = drawsOf(seeds);
    const words = Array.from({ length: 400 }, () => plain.below(2 ** 32));
    const values = Array.from({ length: 100 }, () => draws.below(2 ** 31 + 1));
    expect(values).toEqual(words.filter((word) => word < 2 ** 31 + 1).slice(0, 100));
    expect(values[99]).not.toBe(words[99]);
  });

  it('fall on each of 32 stops equally often, within five standard deviations over 64,000 rounds', () => {
    const counts = Array.from({ length: 32 }, () => 0);
    for (let nonce = 0; nonce < 8000; nonce += 1) {
      const draws = drawsOf({ ...seeds, nonce });
      for (let draw = 0; draw < 8; draw += 1) {
        const value = draws.below(32);
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    // 2,000 are expected of each, with a deviation of 44.
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(220);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, NaN])('cannot be made from %d', (count) => {
    expect(() => drawsOf(seeds).below(count)).toThrow(RangeError);
  });
});

describe('a round that is recomputed', () => {
  const draws = drawsOf(seeds);
  draws.below(32);
  draws.below(6);
  const shown = { seedHash: hashOf(seeds.serverSeed), draws: draws.taken };

  it('is found to be what was drawn', () => {
    expect(verifiesRound(seeds, shown)).toBe(true);
  });

  it.each([
    [{ serverSeed: '60'.repeat(32) }, {}],
    [{ clientSeed: 'other' }, {}],
    [{ nonce: 8 }, {}],
    [{}, { seedHash: hashOf('other') }],
    [{}, { draws: [{ below: 2 ** 32, value: 1 }] }],
  ])('is found out when %j %j was changed', (seed, round) => {
    expect(verifiesRound({ ...seeds, ...seed }, { ...shown, ...round })).toBe(false);
  });
});
