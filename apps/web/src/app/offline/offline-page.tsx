import { siteOf } from '@magpie/domain/site';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { silentBackend } from '../prerender/page-backend.ts';
import { prerenderedAlone } from '../prerender/prerender-page.tsx';
import { splitStyles } from '../prerender/styles.ts';
import { OfflineView } from './offline-view.tsx';

/** Runs in the page itself, which has no other script. */
function tryAgain(): void {
  try {
    if (localStorage.getItem('magpie.theme') === 'light')
      document.documentElement.classList.replace('dark', 'light');
  } catch {
    // Storage may be closed: the page stays dark.
  }
  const again = () => {
    location.reload();
  };
  addEventListener('online', again);
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('#again')) again();
  });
}

export const offlineScript = `(${tryAgain.toString()})();`;

const fontsOf = (template: string): string =>
  /<style>[^<]*@font-face[^<]*<\/style>/.exec(template)?.[0] ?? '';

/** One document that needs nothing from the network. @param template the built page, whose typeface it shares */
export async function offlinePage(template: string, config: RuntimeConfig): Promise<string> {
  const backend = silentBackend(config);
  const view = await prerenderedAlone({ config, backend, path: '/offline' }, <OfflineView />);
  const { html, styles } = splitStyles(view.html);
  return `<!doctype html>
<html lang="en" class="dark" data-brand="${siteOf(config.brand).code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Offline | ${siteOf(config.brand).title}</title>
${fontsOf(template)}
${styles}
<script>${offlineScript}</script>
</head>
<body>${html}</body>
</html>
`;
}
