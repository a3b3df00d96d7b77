import type { PlatformModule } from './platform/module.ts';
import { recordCause } from './platform/http/records.ts';
import type { PlatformServices } from './platform/http/index.ts';
import { createWatch } from './platform/inspection/index.ts';
import type { Inspector } from './platform/inspection/index.ts';
import { ledgerRules } from './platform/ledger/index.ts';

/**
 * Notes what the units of all worlds do, and raises an alarm when one of them breaks a rule.
 * @param services asked for once something is to be told
 */
export function createInspector(
  modules: readonly PlatformModule[],
  services: () => PlatformServices,
): Inspector {
  const rules = [...ledgerRules, ...modules.flatMap(({ watch }) => watch ?? [])];
  return {
    watch: createWatch(rules, (raised) => {
      const { logger, metrics } = services();
      for (const { text, ...alarm } of raised) {
        logger.error({ ...alarm }, text);
        metrics.countAlarm(alarm.rule);
      }
    }),
    ranByClock: (_world, cause) => {
      void recordCause(services(), cause, { origin: 'CLOCK' });
    },
  };
}
