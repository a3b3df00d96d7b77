import { describe, expect, it } from 'vitest';
import { modelOfGame, percentText, statedReturn } from './index.ts';

describe('statedReturn', () => {
  it.each([
    [{ category: 'SLOTS', id: 'game_moonlit-dingo', jackpot: false }],
    [{ category: 'SLOTS', id: 'game_southern-cross-jackpot', jackpot: true }],
    [{ category: 'TABLE', id: 'game_nightjar-blackjack', jackpot: false }],
    [{ category: 'LIVE', id: 'game_live-roulette', jackpot: false }],
    [{ category: 'LOTTERY', id: 'game_match-three', jackpot: false }],
    [{ category: 'FISH', id: 'game_reef-raiders', jackpot: false }],
  ] as const)('states the exact return of the model that %o opens', (game) => {
    const model = modelOfGame(game.category, game.id, game);
    expect(statedReturn(game)).toEqual({
      percent: percentText(model.exactReturn()),
      volatility: model.volatility,
    });
  });

  it('is 97.30 at a European wheel, which has one zero in 37 fields', () => {
    const roulette = { category: 'TABLE', id: 'game_harbour-roulette', jackpot: false } as const;
    expect(statedReturn(roulette).percent).toBe('97.30');
    expect(statedReturn(roulette)).toBe(statedReturn(roulette));
  });
});
