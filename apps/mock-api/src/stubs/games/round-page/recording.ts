import { currencyOf, money } from '@magpie/domain/money';
import type { CurrencyType } from '@magpie/domain/money';
import { nextRound, tableDay } from '@magpie/domain/studio';
import type { Json } from '@magpie/domain/studio';
import type { GameModel } from '#modules/games/index.ts';
import { lookOf } from '../looks.ts';
import { partsOf } from '../rounds/parts.ts';
import { actionsOf, modelOf, replay, seedOfRound } from '../rounds/replay.ts';
import { pastView } from '../rounds/seeds.ts';
import { asJson, toView } from '../rounds/view.ts';
import type { RoundView } from '../rounds/view.ts';
import { modelView } from '../state.ts';
import { seedsOf } from '../store/index.ts';
import type { RoundRow, SeedPair, SeedRow } from '../store/index.ts';
import type { World } from '#platform/worlds/index.ts';

/** What a page that shows something past is told of the game. */
export function pastTable(game: GameModel, currency: string, origins: readonly string[]) {
  return {
    game: { code: game.code, name: game.name, provider: game.subCategory.name },
    currency: { code: currency, symbol: currencyOf(currency)?.symbol ?? currency, type: typeOf(currency) },
    origins,
  };
}

const typeOf = (currency: string): CurrencyType => currencyOf(currency)?.type ?? 'FIAT';

const namedAction = (action: Json): string => (typeof action === 'string' ? action : JSON.stringify(action));

/** How a round stood after each of its steps, the end last; before it, what was done next is all that could be done. */
function stepsOf(row: RoundRow, seeds: SeedPair): readonly RoundView[] {
  const end = toView(row, seeds);
  const actions = actionsOf(row);
  const before = actions.map((action, step): RoundView => {
    const stood = replay(row, seeds, actions.slice(0, step));
    if (!stood) throw new Error(`The round ${row.id} cannot be played again.`);
    return {
      ...end,
      status: 'OPEN',
      step,
      next: [namedAction(action)],
      view: asJson(stood.state.view, row.currencyType),
    };
  });
  return [...before, end];
}

/** The seeds of a round; those of a table are told once its day is over, whether or not the member came back since. */
function seedsNow(world: World, row: RoundRow, seed: SeedRow): SeedRow {
  const { shared } = modelOf(row);
  const now = world.now().getTime();
  const isOver = shared && tableDay(shared, row.nonce) < tableDay(shared, nextRound(shared, now));
  return isOver ? { ...seed, revealedAt: seed.revealedAt ?? now } : seed;
}

/** All that the page of a past round needs to show it as its game does, and to recompute it. */
export async function recordingOf(
  world: World,
  {
    game,
    row,
    origins,
  }: { readonly game: GameModel; readonly row: RoundRow; readonly origins: readonly string[] },
) {
  const model = modelOf(row);
  const seeds = await seedOfRound(world.db, row);
  const [seed] = await seedsOf(world.db, [row.seedId]);
  if (!seed) throw new Error(`The seeds ${row.seedId} are not kept.`);
  const stake = money.format(money.of(partsOf(row)[0]?.stake ?? row.stakeMinor), row.currencyType);
  return {
    ...pastTable(game, row.currency, origins),
    model: { ...modelView(model, row.currencyType), autoplay: [] },
    look: lookOf(model.kind, game),
    stakes: [stake],
    opening: { stake, covered: true },
    steps: stepsOf(row, seeds),
    shared: model.shared !== undefined,
    last: pastView(row, seedsNow(world, row, seed), model.id),
  };
}
