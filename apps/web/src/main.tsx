import { siteOf } from '@magpie/domain/site';
import '@magpie/ui/fonts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createBackend } from './app/backend.ts';
import { givenPage, takeGivenData } from './app/given-page.ts';
import { forgetModalMark } from './app/modal-history.ts';
import { showStartFailure } from './app/start-failure.ts';
import { prefetchGames } from './features/games/index.ts';
import { arrive, storedAccessToken } from './features/session/index.ts';
import { startWidgetsLate } from './features/support/index.ts';
import { currentWorld, isArrival, loadConfig } from './shared/config/index.ts';
import { fetchParts } from './shared/navigation/index.ts';
import { nextTask } from './shared/page/index.ts';
import { prerenderedId, showBrand } from './shared/site/index.ts';

/** Behind a page that stands in, each step is a task of its own, which leaves room for what is pressed there. */
async function start(root: HTMLElement): Promise<void> {
  const given = givenPage();
  const isStoodIn = document.getElementById(prerenderedId) !== null;
  const step = isStoodIn ? nextTask : () => Promise.resolve();
  await step();
  const parts = fetchParts(given?.parts ?? []);
  const config = await loadConfig();
  if (isArrival(config, location.search)) {
    await arrive(config, (page) => {
      location.replace(page);
    });
    return;
  }
  forgetModalMark();
  showBrand(siteOf(config.brand));
  const backend = createBackend(config);
  backend.session.start();
  await step();
  const isVisitor = storedAccessToken() === null && currentWorld(config) === null;
  const isAnswered = takeGivenData(backend.client, given, isVisitor);
  if (!isAnswered || !isStoodIn) prefetchGames(backend.client, location);
  const draw = () => {
    createRoot(root).render(
      <StrictMode>
        <App config={config} backend={backend} />
      </StrictMode>,
    );
  };
  await parts;
  await step();
  if (isStoodIn) startTransition(draw);
  else draw();
  startWidgetsLate(config, backend.session.state);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    showStartFailure(root, error);
  });
}
