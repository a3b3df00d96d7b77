import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import type { Draws } from '../fairness.ts';
import { drawnAction, stepwise } from '../model.ts';
import type { RoundState, SharedRounds, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { spreadOver } from '../spread.ts';
import type { FieldStake } from '../spread.ts';
import { hostLines } from './host.ts';

interface Field {
  readonly id: string;
  /** To one, beside the stake itself. */
  readonly pays: number;
  /** How many of the segments show it. */
  readonly segments: number;
}

export const fields: readonly Field[] = [
  { id: 'ONE', pays: 1, segments: 24 },
  { id: 'THREE', pays: 3, segments: 12 },
  { id: 'FIVE', pays: 5, segments: 8 },
  { id: 'ELEVEN', pays: 11, segments: 4 },
  { id: 'TWENTY_THREE', pays: 23, segments: 2 },
];

const fieldById: ReadonlyMap<string, Field> = new Map(fields.map((field) => [field.id, field]));
const size = fields.reduce((sum, { segments: count }) => sum + count, 0);

/** Lays the segments out so that each field comes round as evenly as it can. */
function laidOut(): readonly Field[] {
  const placed = new Map<Field, number>();
  return Array.from({ length: size }, (_, index) => {
    const lag = (field: Field) => field.segments * (index + 1) - size * (placed.get(field) ?? 0);
    const next = fields.reduce((most, field) => (lag(field) > lag(most) ? field : most));
    placed.set(next, (placed.get(next) ?? 0) + 1);
    return next;
  });
}

export const segments: readonly Field[] = laidOut();

function payoutOf({ field, stake }: FieldStake<Field>, shown: Field): Minor {
  return field === shown ? money.of(stake * BigInt(field.pays + 1)) : money.zero;
}

/** By enumeration: a chip on every field, for every segment. */
function exactReturn(): Rational {
  const stake = money.of(1n);
  const paid = segments.flatMap((shown) => fields.map((field) => payoutOf({ field, stake }, shown)));
  return rational(money.sum(paid), BigInt(paid.length));
}

interface LaidBets {
  readonly stake: Minor;
  readonly spread: readonly FieldStake<Field>[];
  /** Index of the segment at the pointer; null before the draw. */
  readonly stopped: number | null;
}

function show({ stake, spread, stopped }: LaidBets): RoundState {
  const shown = stopped === null ? undefined : segments[stopped];
  const bets = spread.map((bet) => ({
    bet: bet.field.id,
    stake: bet.stake,
    amount: shown ? payoutOf(bet, shown) : null,
  }));
  return {
    view: { bets, segment: stopped, field: shown?.id ?? null },
    next: shown ? [] : [drawnAction],
    stakes: [stake],
    payouts: shown ? [money.sum(spread.map((bet) => payoutOf(bet, shown)))] : null,
  };
}

function result(draws: Draws) {
  const segment = draws.below(size);
  return { segment, field: segments[segment]?.id ?? '' };
}

export const fortuneTurns: SharedRounds = { every: 30_000, result, host: hostLines };

export const fortuneWheel: StudioModel = {
  id: 'WHEEL_FORTUNE',
  kind: 'WHEEL',
  volatility: 'MEDIUM',
  rules: [
    'The wheel turns every 30 seconds, for everyone at the table at once.',
    'Lay chips on one or more numbers before it turns; what is laid joins the next turn.',
    'It has 50 segments: 24 ones, 12 threes, 8 fives, 4 elevens and 2 twenty-threes, each as likely as any other.',
    'A number pays itself to 1 and gives its stake back; each returns alike.',
    'Who leaves before the wheel has turned is paid when the game is opened again.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'SUM',
  stakesOf: (ladder) => ladder,
  table: {
    segments: segments.map(({ id }) => id),
    fields: fields.map((field) => ({ ...field })),
  },
  shared: fortuneTurns,
  play: stepwise<LaidBets>({
    begin: ({ stake, choice }) => {
      const spread = spreadOver(fieldById, { stake, choice });
      return spread && { stake, spread, stopped: null };
    },
    act: (laid, action, draws) =>
      action === drawnAction ? { ...laid, stopped: result(draws).segment } : null,
    show,
  }),
};
