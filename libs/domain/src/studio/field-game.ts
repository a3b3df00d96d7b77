import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { Draws } from './fairness.ts';
import { singleStep } from './model.ts';
import type { Json, ShownRecord, StudioModel } from './model.ts';
import { percentText, rational } from './rational.ts';
import type { Rational } from './rational.ts';
import { spreadOver } from './spread.ts';
import type { FieldStake } from './spread.ts';

/** A field of a table, on which chips are laid before a round. */
export interface BetField<Result> {
  readonly id: string;
  /** What stands on it. */
  readonly name: string;
  /** What it pays beside the stake, such as `8 to 1`. */
  readonly pays: string;
  /** What it gets back of each hundred staked, the stake with it: 200 when it wins 1 to 1, 100 when the stake comes back. */
  readonly back: (result: Result) => number;
}

/** A result, and in how many of all ways it comes about. */
export interface Chance<Result> {
  readonly result: Result;
  readonly ways: bigint;
}

/** What a field is paid back of each unit staked, over every result. */
export function returnOn<Result>({ back }: BetField<Result>, chances: readonly Chance<Result>[]): Rational {
  const paid = chances.reduce((sum, { result, ways }) => sum + ways * BigInt(back(result)), 0n);
  const all = chances.reduce((sum, { ways }) => sum + ways, 0n);
  return rational(paid, 100n * all);
}

/** What lies on the fields before a round, or what each gets back of it once there is a result. */
export const betsShown = <Result>(
  spread: readonly FieldStake<BetField<Result>>[],
  result: Result | null,
): readonly { readonly bet: string; readonly stake: Minor; readonly amount: Minor | null }[] =>
  spread.map(({ field, stake }) => ({
    bet: field.id,
    stake,
    amount: result === null ? null : money.of((stake * BigInt(field.back(result))) / 100n),
  }));

export const paidOn = (bets: readonly { readonly amount: Minor | null }[]): Minor =>
  money.sum(bets.map(({ amount }) => amount ?? money.zero));

export interface FieldTable<Result> {
  readonly fields: readonly BetField<Result>[];
  /** The smallest part of a stake that every pay comes out even for, in minor units. */
  readonly unit: bigint;
  readonly returnOf: (field: BetField<Result>) => Rational;
}

/** How chips lie on the fields of a table, and what each field returns. */
export function fieldTable<Result>({ fields, unit, returnOf }: FieldTable<Result>) {
  const byId: ReadonlyMap<string, BetField<Result>> = new Map(fields.map((field) => [field.id, field]));
  return {
    staking: 'SUM' as const,
    stakesOf: (ladder: readonly Minor[]) => ladder.filter((stake) => stake % unit === 0n),
    /** Null for a choice that the table does not have, or whose parts do not come out even. */
    spreadIn(order: { readonly stake: Minor; readonly choice: Json }) {
      const spread = spreadOver(byId, order);
      return spread?.every(({ stake }) => stake % unit === 0n) ? spread : null;
    },
    returnOn(id: string): Rational {
      const field = byId.get(id);
      if (!field) throw new RangeError(`There is no field ${id}.`);
      return returnOf(field);
    },
    /** What the page is told of the fields. */
    shown: (): readonly ShownRecord[] =>
      fields.map((field) => ({
        ...{ id: field.id, name: field.name, pays: field.pays },
        returned: percentText(returnOf(field)),
      })),
  };
}

/** Plays a round that one draw settles for every field. */
export const drawnOnce = <Result>(
  { spreadIn }: Pick<ReturnType<typeof fieldTable<Result>>, 'spreadIn'>,
  draw: (draws: Draws) => { readonly result: Result; readonly shown: ShownRecord },
): StudioModel['play'] =>
  singleStep((order, draws) => {
    const spread = spreadIn(order);
    if (!spread) return null;
    const { result, shown } = draw(draws);
    const bets = betsShown(spread, result);
    return { payout: paidOn(bets), view: { ...shown, bets } };
  });
