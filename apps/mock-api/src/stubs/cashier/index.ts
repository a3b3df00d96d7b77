import type { PlatformModule } from '#platform/module.ts';
import { callRoutes } from './calls.ts';
import { deliverDue, resumeDeliveries } from './delivery.ts';
import { pageRoutes } from './pages.ts';
import { endPayment } from './paying.ts';
import { stateOf } from './state.ts';
import { cashierStore } from './store/tables.ts';

/** The payment provider: its hosted page under `/cashier`, and the server that calls back (DEP-26, docs/cashier.md). */
export const cashierModule: PlatformModule = {
  name: 'cashier',
  store: cashierStore,
  control: {
    Mutation: {
      answerPayment: async (_parent, { world: id, payment, outcome }, { registry, services }) => {
        const world = await registry.get(id);
        await endPayment(services, world, payment, outcome);
        return (await stateOf(world, payment)).status;
      },
    },
  },
  routes(router, services) {
    pageRoutes(router, services);
    callRoutes(router, services);
  },
  start(services) {
    const { registry, logger } = services;
    registry.onAdvance((world) => deliverDue(services, world));
    registry.onReplace((id) => {
      registry.get(id).then(
        (world) => deliverDue(services, world),
        // It was deleted.
        () => undefined,
      );
    });
    resumeDeliveries(services).catch((error: unknown) => {
      logger.error({ error }, 'callbacks of earlier not taken up');
    });
  },
};
