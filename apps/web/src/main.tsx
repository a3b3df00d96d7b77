import { siteOf } from '@magpie/domain/site';
import '@magpie/ui/fonts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createBackend } from './app/backend.ts';
import { takeGivenPage } from './app/given-page.ts';
import { forgetModalMark } from './app/modal-history.ts';
import { showStartFailure } from './app/start-failure.ts';
import { prefetchGames } from './features/games/index.ts';
import { storedAccessToken } from './features/session/index.ts';
import { startWidgetsLate } from './features/support/index.ts';
import { currentWorld, loadConfig } from './shared/config/index.ts';
import { showBrand } from './shared/site/index.ts';

async function start(root: HTMLElement): Promise<void> {
  const config = await loadConfig();
  forgetModalMark();
  showBrand(siteOf(config.brand));
  const backend = createBackend(config);
  backend.session.start();
  const isVisitor = storedAccessToken() === null && currentWorld(config) === null;
  const given = takeGivenPage(backend.client, isVisitor);
  prefetchGames(backend.client, location);
  const draw = () => {
    createRoot(root).render(
      <StrictMode>
        <App config={config} backend={backend} />
      </StrictMode>,
    );
  };
  // Behind a page that stands in, in small steps, which leave room for what is pressed there.
  if (await given) startTransition(draw);
  else draw();
  startWidgetsLate(config, backend.session.state);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    showStartFailure(root, error);
  });
}
