import { describe, expect, it } from 'vitest';
import { modelById, modelOfGame, percentText, rational, studioModels } from './index.ts';
import type { CasinoCategory } from './index.ts';

/** Each model with its return in percent, written out: a new model is one more line. */
const returns = [
  ['SLOT_LOW', 'SLOT', '95.83'],
  ['SLOT_HIGH', 'SLOT', '95.77'],
  ['SLOT_CLASSIC', 'SLOT', '96.16'],
  ['SLOT_FREE_SPINS', 'SLOT', '96.84'],
  ['WHEEL_FORTUNE', 'WHEEL', '96.00'],
  ['BLACKJACK_CLASSIC', 'BLACKJACK', '99.49'],
  ['ROULETTE_EUROPEAN', 'ROULETTE', '97.30'],
  ['BACCARAT_PUNTO_BANCO', 'BACCARAT', '98.94'],
  ['DRAGON_TIGER', 'DRAGON_TIGER', '96.27'],
  ['ANDAR_BAHAR', 'ANDAR_BAHAR', '97.85'],
  ['SIC_BO', 'SIC_BO', '97.22'],
  ['CRAPS', 'CRAPS', '98.59'],
  ['TWO_UP', 'TWO_UP', '96.88'],
  ['POKER_JACKS_OR_BETTER', 'POKER', '99.54'],
  ['CARIBBEAN_STUD', 'CARIBBEAN_STUD', '97.44'],
  ['OASIS_STUD', 'OASIS_STUD', '97.44'],
  ['CASINO_HOLDEM', 'HOLDEM', '99.18'],
  ['THREE_CARD_BRAG', 'BRAG', '98.00'],
  ['PAI_GOW_POKER', 'PAI_GOW', '96.93'],
  ['CASINO_WAR', 'CASINO_WAR', '97.83'],
  ['RED_DOG', 'RED_DOG', '97.63'],
  ['HI_LO', 'HI_LO', '96.80'],
  ['FISH_REEF', 'FISH', '96.00'],
  ['LOTTERY_SIX_OF_36', 'LOTTERY', '94.97'],
  ['KENO_20_OF_80', 'KENO', '96.30'],
  ['INSTANT_MINES', 'INSTANT', '97.00'],
  ['CRASH', 'CRASH', '97.00'],
  ['BINGO_NINETY', 'BINGO', '95.01'],
  ['SCRATCH_MATCH_THREE', 'SCRATCH', '95.00'],
  ['SLOT_JACKPOT', 'SLOT', '94.23'],
];

describe('the models of the studio', () => {
  it('PLAY-35 return exactly what is stated, each', () => {
    expect(studioModels.map(({ id, kind, exactReturn }) => [id, kind, percentText(exactReturn())])).toEqual(
      returns,
    );
  });

  it('are found by the id that a round is kept with, which no two share', () => {
    expect(new Set(studioModels.map(({ id }) => id)).size).toBe(studioModels.length);
    for (const model of studioModels) expect(modelById(model.id)).toBe(model);
    expect(modelById('GONE')).toBeUndefined();
  });

  it('say their rules', () => {
    for (const { rules } of studioModels) {
      expect(rules.length).toBeGreaterThan(1);
      for (const rule of rules) expect(rule).toMatch(/^[A-Z].+\.$/);
    }
  });
});

/** The kinds behind the cards of each category. */
const kinds: [CasinoCategory, string[]][] = [
  ['SLOTS', ['SLOT']],
  ['LIVE', ['WHEEL']],
  ['TABLE', ['BLACKJACK', 'ROULETTE']],
  ['FISH', ['FISH']],
  ['LOTTERY', ['LOTTERY']],
];

it.each(kinds)(
  'behind the cards of %s is a game of %j, always the same for one card',
  (category, expected) => {
    const ids = Array.from({ length: 60 }, (_, index) => `game_number-${index}`);
    const found = ids.map((id) => modelOfGame(category, id));
    expect([...new Set(found.map(({ kind }) => kind))].sort()).toEqual(expected);
    expect(ids.map((id) => modelOfGame(category, id))).toEqual(found);
  },
);

it.each([
  ['TABLE', 'game_european-roulette', 'ROULETTE'],
  ['TABLE', 'game_single-deck-blackjack', 'BLACKJACK'],
  ['LIVE', 'game_speed-blackjack', 'BLACKJACK'],
  ['LOTTERY', 'game_penny-match-three', 'SCRATCH'],
  ['LOTTERY', 'game_scratch-card', 'SCRATCH'],
  ['LOTTERY', 'game_golden-mines', 'INSTANT'],
  ['LOTTERY', 'game_golden-crash', 'CRASH'],
  ['LOTTERY', 'game_verandah-bingo', 'BINGO'],
  ['LOTTERY', 'game_penny-ninety', 'BINGO'],
  ['LIVE', 'game_harbour-roulette', 'ROULETTE'],
  ['LIVE', 'game_velvet-baccarat', 'BACCARAT'],
  ['TABLE', 'game_classic-baccarat', 'BACCARAT'],
  ['LIVE', 'game_opera-dragon-tiger', 'DRAGON_TIGER'],
  ['LIVE', 'game_royal-andar-bahar', 'ANDAR_BAHAR'],
  ['LIVE', 'game_sic-bo-pavilion', 'SIC_BO'],
  ['LIVE', 'game_lightning-craps', 'CRAPS'],
  ['LIVE', 'game_lounge-two-up', 'TWO_UP'],
  ['TABLE', 'game_two-up-ring', 'TWO_UP'],
  ['TABLE', 'game_vegas-casino-war', 'CASINO_WAR'],
  ['TABLE', 'game_red-red-dog', 'RED_DOG'],
  ['TABLE', 'game_double-hi-lo', 'HI_LO'],
  ['TABLE', 'game_classic-poker', 'POKER'],
  ['TABLE', 'game_premier-caribbean-stud', 'CARIBBEAN_STUD'],
  ['TABLE', 'game_classic-oasis', 'OASIS_STUD'],
  ['LIVE', 'game_salon-holdem', 'HOLDEM'],
  ['TABLE', 'game_three-card-brag', 'BRAG'],
  ['TABLE', 'game_vegas-pai-gow', 'PAI_GOW'],
  ['LOTTERY', 'game_keno-80', 'KENO'],
  ['LOTTERY', 'game_golden-80', 'KENO'],
  ['LOTTERY', 'game_keno-card', 'KENO'],
] as const)('behind the card of %s that is called %s is %s', (category, id, kind) => {
  expect(modelOfGame(category, id).kind).toBe(kind);
});

it('behind the cards of the slots is every model of them, and behind one that feeds a jackpot its own', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `game_number-${index}`);
  const found = new Set(ids.map((id) => modelOfGame('SLOTS', id).id));
  expect([...found].sort()).toEqual(['SLOT_CLASSIC', 'SLOT_FREE_SPINS', 'SLOT_HIGH', 'SLOT_LOW']);
  for (const id of ids) expect(modelOfGame('SLOTS', id, { jackpot: true }).id).toBe('SLOT_JACKPOT');
});

it.each([
  ['SLOT_LOW', 'LOW'],
  ['SLOT_CLASSIC', 'MEDIUM'],
  ['SLOT_JACKPOT', 'MEDIUM'],
  ['SLOT_HIGH', 'HIGH'],
  ['SLOT_FREE_SPINS', 'HIGH'],
])('%s is of %s volatility', (id, volatility) => {
  expect(modelById(id)?.volatility).toBe(volatility);
});

describe('a fraction', () => {
  it('is in lowest terms', () => {
    expect(rational(58n, 60n)).toEqual({ over: 29n, under: 30n });
    expect(rational(5n, -10n)).toEqual({ over: -1n, under: 2n });
    expect(rational(0n, 7n)).toEqual({ over: 0n, under: 1n });
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  it.each([
    [29n, 30n, '96.67'],
    [1n, 1n, '100.00'],
    [36n, 37n, '97.30'],
    [0n, 1n, '0.00'],
    [1n, 20_000n, '0.01'],
  ])('of %i in %i is %s percent', (over, under, text) => {
    expect(percentText(rational(over, under))).toBe(text);
  });
});
