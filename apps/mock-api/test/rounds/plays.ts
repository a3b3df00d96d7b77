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
