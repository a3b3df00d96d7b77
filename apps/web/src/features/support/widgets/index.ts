import { siteOf } from '@magpie/domain/site';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { logNote } from '#shared/log/index.ts';
import { afterFirstScreen } from '#shared/page/index.ts';
import type { Store } from '#shared/store/index.ts';
import type { Session } from '../../session/index.ts';

/** Once the first screen is there (SUPPORT-01); nothing without an id (SUPPORT-02); failures are logged (SUPPORT-04). */
export function startWidgetsLate(config: RuntimeConfig, session: Store<Session>): void {
  const { messengerAppId, helpDeskKey, tagManagerId } = config.widgets;
  if (!(messengerAppId ?? helpDeskKey ?? tagManagerId ?? siteOf(config.brand).tagManagerId)) return;
  afterFirstScreen(() => {
    import('./start-widgets.ts')
      .then(({ startWidgets }) => {
        startWidgets(config, session, () => Date.now());
      })
      .catch((error: unknown) => {
        logNote('The widgets could not be loaded.', error);
      });
  });
}
