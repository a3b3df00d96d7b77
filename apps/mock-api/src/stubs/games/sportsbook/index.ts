import type { PlatformModule } from '#platform/module.ts';
import type { World } from '#platform/worlds/index.ts';
import { payDecided, recoverBets } from './pay.ts';
import { BETS_DECIDED, settleMatches } from './settle.ts';
import { unansweredBets } from './store/index.ts';
import { sportsbookStore } from './store/tables.ts';

/** The sportsbook of the game server: its bets, which settle by the world's clock (PLAY-30 to PLAY-32). */
export const sportsbookModule: PlatformModule = {
  name: 'sportsbook',
  store: sportsbookStore,
  jobs: [settleMatches],
  start(services) {
    const { registry, logger } = services;
    const logged = (task: Promise<unknown>) => {
      task.catch((error: unknown) => {
        logger.error({ error }, 'bets of earlier not finished');
      });
    };
    // Whoever moves the clock finds everything paid that it has decided.
    registry.onAdvance((world) => payDecided(services, world));
    registry.onEvent(BETS_DECIDED, ({ world }) => {
      // A clock that runs decides them in a unit, and no unit may pay; it comes after that one.
      setImmediate(() => {
        logged(world.write(() => Promise.resolve()).then(() => payDecided(services, world)));
      });
      return Promise.resolve();
    });
    registry.onReplace((id) => {
      logged(
        registry.get(id).then(
          (world) => recoverBets(services, world),
          // It was deleted.
          () => undefined,
        ),
      );
    });
    const waits = async (db: World['db']) =>
      (await unansweredBets(db, ['OPENING', 'DECIDED'], { limit: 1 })).length > 0;
    const recover = async () => {
      for await (const world of registry.where(waits)) await recoverBets(services, world);
    };
    logged(recover());
  },
};
