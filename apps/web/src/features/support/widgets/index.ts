import { siteOf } from '@magpie/domain/site';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { logNote } from '#shared/log/index.ts';
import type { Store } from '#shared/store/index.ts';
import type { Session } from '../../session/index.ts';

/** Longest wait for a quiet moment, in ms. */
const TIMEOUT_MS = 5_000;

/** Calls back in the first quiet moment after the page has loaded, so that nothing of the first screen waits for it. */
function afterFirstScreen(work: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: TIMEOUT_MS });
    else setTimeout(work, 0);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

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
