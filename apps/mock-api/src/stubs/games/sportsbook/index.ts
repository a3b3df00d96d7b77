import { MAINTENANCE_ENDED } from '#platform/auth/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { outside } from '#platform/worlds/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { recoverOnStart } from '../recover-on-start.ts';
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
    // Whoever moves the clock finds everything paid that it has decided.
    registry.onAdvance((world) => payDecided(services, world));
    const payLater = ({ world }: { readonly world: World }) => {
      // What tells of it is a unit, and no unit may pay; it comes after that one.
      setImmediate(() => {
        const paid = outside(() => world.write(() => Promise.resolve())).then(() =>
          outside(() => payDecided(services, world)),
        );
        paid.catch((error: unknown) => {
          logger.error({ error }, 'bets of now not paid');
        });
      });
      return Promise.resolve();
    };
    registry.onEvent(BETS_DECIDED, payLater);
    // While a site is closed its wallet pays nothing, so what was decided then is paid as it opens.
    registry.onEvent(MAINTENANCE_ENDED, payLater);
    recoverOnStart(services, {
      what: 'bets',
      waits: async (db) => (await unansweredBets(db, ['OPENING', 'DECIDED'], { limit: 1 })).length > 0,
      recover: (world) => recoverBets(services, world),
    });
  },
};
