import { siteOf } from '@magpie/domain/site';
import '@magpie/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createBackend } from './app/backend.ts';
import { forgetModalMark } from './app/modal-history.ts';
import { showStartFailure } from './app/start-failure.ts';
import { prefetchGames } from './features/games/index.ts';
import { startWidgetsLate } from './features/support/index.ts';
import { loadConfig } from './shared/config/index.ts';
import { showBrand } from './shared/site/index.ts';

async function start(root: HTMLElement): Promise<void> {
  const config = await loadConfig();
  forgetModalMark();
  showBrand(siteOf(config.brand));
  const backend = createBackend(config);
  backend.session.start();
  prefetchGames(backend.client, location);
  createRoot(root).render(
    <StrictMode>
      <App config={config} backend={backend} />
    </StrictMode>,
  );
  startWidgetsLate(config, backend.session.state);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    showStartFailure(root, error);
  });
}
