import { scatter, slotSymbols } from '@magpie/domain/studio';
import { describe, expect, it } from 'vitest';
import type { GameModel } from '#modules/games/index.ts';
import { catalogueGames } from '#seed/catalogue/games.ts';
import { slotLook } from './look.ts';

function game(code: string, name: string, provider: string): GameModel {
  return {
    id: `game_${code}`,
    code,
    name,
    nameKey: name.toLowerCase(),
    image: null,
    coverTone: '#000000',
    subCategory: { id: 'pro', code: 'PRO', name: provider, image: null, gamesCount: 1 },
    category: 'SLOTS',
    type: { id: 'typ', code: 'SLOTS', name: 'Pokies' },
    sportsbookCategory: null,
    vendor: { id: 'ven', name: 'Vendor', state: 'ACTIVE', integration: 'SEAMLESS', transferSpeed: null },
    gameCategories: [],
    gamesPlayed: 0,
    jackpot: false,
    returnToPlayer: null,
    volatility: null,
    deviceTypes: [],
  };
}

describe('the look of a slot', () => {
  it('draws every symbol, each in its own way and with its own name, for every game of the catalogue', () => {
    for (const { code, name, provider } of catalogueGames().slice(0, 400)) {
      const look = slotLook(game(code, name, provider));
      const pictures = [...look.sprite.matchAll(/<symbol id="symbol-(\w+)"[^>]*>(.+?)<\/symbol>/g)];
      expect(pictures.map(([, symbol]) => symbol)).toEqual([...slotSymbols, scatter]);
      expect(new Set(pictures.map(([, , picture]) => picture)).size).toBe(slotSymbols.length + 1);
      expect(new Set(Object.values(look.names)).size).toBe(slotSymbols.length + 1);
      expect(look.sprite).not.toMatch(/undefined|NaN|<script|style=/);
    }
  });

  it('dresses a game in what its name says, the same each time', () => {
    const look = slotLook(game('moonlit-dingo', 'Moonlit Dingo', 'Nightjar'));
    expect(look.names).toMatchObject({ WILD: 'wild', CROWN: 'moon', ACE: 'ace' });
    expect(slotLook(game('moonlit-dingo', 'Moonlit Dingo', 'Nightjar'))).toEqual(look);
    expect(slotLook(game('opal-fever', 'Opal Fever', 'Lantern Row')).sprite).not.toBe(look.sprite);
  });
});
