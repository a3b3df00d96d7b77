import { drawnAction, drawsOf, modelById } from '@magpie/domain/studio';
import type { Json, RoundState, StudioModel } from '@magpie/domain/studio';
import { money } from '@magpie/domain/money';

/** How a model is played, by a rule that sees nothing but what can be done next. */
export interface Play {
  readonly model: string;
  readonly choice: Json;
  /** What is done in a round that stands open after so many actions. */
  readonly act: (next: readonly string[], step: number) => Json;
}

const nothing = (next: readonly string[]): never => {
  throw new Error(`Nothing is to be done, and ${next.join()} can be.`);
};

const slots = ['SLOT_LOW', 'SLOT_HIGH', 'SLOT_CLASSIC', 'SLOT_FREE_SPINS', 'SLOT_JACKPOT'];

/** All models, each with a play that reaches what it pays and what it stakes later. */
export const plays: readonly Play[] = [
  ...slots.map((model): Play => ({ model, choice: null, act: nothing })),
  { model: 'WHEEL_FORTUNE', choice: { ONE: 1, FIVE: 1 }, act: () => drawnAction },
  {
    model: 'BLACKJACK_CLASSIC',
    choice: null,
    act: (next) => ['SPLIT', 'DOUBLE', 'STAND'].find((move) => next.includes(move)) ?? null,
  },
  { model: 'ROULETTE_EUROPEAN', choice: { red: 3, 'straight-17': 1 }, act: nothing },
  { model: 'FISH_REEF', choice: 'CLOWNFISH', act: nothing },
  { model: 'LOTTERY_SIX_OF_36', choice: [3, 9, 14, 20, 27, 36], act: nothing },
  {
    model: 'INSTANT_MINES',
    choice: 3,
    act: (next, step) => (step > 1 ? 'CASH_OUT' : (next.find((each) => each !== 'CASH_OUT') ?? null)),
  },
  { model: 'BACCARAT_PUNTO_BANCO', choice: { BANKER: 4, TIE: 1 }, act: nothing },
  { model: 'DRAGON_TIGER', choice: { DRAGON: 1, TIE: 1 }, act: nothing },
  { model: 'ANDAR_BAHAR', choice: { ANDAR: 1, BAHAR: 1 }, act: nothing },
  { model: 'SIC_BO', choice: { big: 3, 'pair-2-5': 1 }, act: nothing },
  { model: 'CRAPS', choice: { PASS: 1, FIELD: 1 }, act: () => 'ROLL' },
  { model: 'TWO_UP', choice: { HEADS: 3, FIVE_ODDS: 1 }, act: nothing },
  { model: 'POKER_JACKS_OR_BETTER', choice: null, act: () => 'HOLD_10010' },
  { model: 'CASINO_WAR', choice: null, act: () => 'WAR' },
  { model: 'RED_DOG', choice: null, act: () => 'RAISE' },
  {
    model: 'HI_LO',
    choice: null,
    act: (next, step) => (step > 0 ? 'CASH_OUT' : (next[0] ?? null)),
  },
  { model: 'KENO_20_OF_80', choice: [7, 14, 21, 28, 35, 42, 49, 56], act: nothing },
  { model: 'CRASH', choice: null, act: (_next, step) => (step > 2 ? 'CASH_OUT' : 'FLY') },
  { model: 'OASIS_STUD', choice: null, act: (_next, step) => (step === 0 ? 'SWAP_1' : 'RAISE') },
  { model: 'CARIBBEAN_STUD', choice: null, act: () => 'RAISE' },
  { model: 'THREE_CARD_BRAG', choice: null, act: () => 'RAISE' },
  { model: 'CASINO_HOLDEM', choice: null, act: () => 'RAISE' },
  { model: 'PAI_GOW_POKER', choice: null, act: () => 'HOUSE_WAY' },
  { model: 'BINGO_NINETY', choice: null, act: nothing },
  { model: 'SCRATCH_MATCH_THREE', choice: null, act: nothing },
];

/** In minor units. */
export interface Outcome {
  readonly staked: number;
  readonly paid: number;
}

const sum = (amounts: readonly bigint[]): number => Number(amounts.reduce((all, amount) => all + amount, 0n));

export function modelOf({ model }: Play): StudioModel {
  const found = modelById(model);
  if (!found) throw new Error(`There is no model ${model}.`);
  return found;
}

/** A round as the rules alone play it, without a platform. */
export function referenceRound(play: Play, stake: bigint, nonce: number): Outcome {
  const model = modelOf(play);
  const actions: Json[] = [];
  const go = (): RoundState | null => {
    const draws = drawsOf({ serverSeed: 'the rules alone', clientSeed: play.model, nonce });
    return model.play({ stake: money.of(stake), choice: play.choice, actions }, draws);
  };
  for (let state = go(); state; state = go()) {
    if (state.payouts) return { staked: sum(state.stakes), paid: sum(state.payouts) };
    actions.push(play.act(state.next, actions.length));
  }
  throw new Error(`${play.model} does not take ${JSON.stringify(actions)}.`);
}
