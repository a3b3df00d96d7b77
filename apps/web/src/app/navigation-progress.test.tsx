import { useOperatorTextsQuery } from '@magpie/gql/operator-texts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type JSX } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from '#shared/navigation/index.ts';
import { held } from '#testing/fake-platform.ts';
import { eachOnFreshStage, GoButton, started } from '#testing/page-stage.tsx';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageFrame } from './page-frame.tsx';

eachOnFreshStage();

const bar = () => screen.queryByRole('progressbar', { name: 'Loading page' });
const percent = () => Number(bar()?.getAttribute('aria-valuenow'));
const gone = () =>
  waitFor(() => {
    expect(bar()).toBeNull();
  });

/** A page whose code, and then what it asks the platform for, come when they are let go. */
function heldPage() {
  const code = held<{ Page: () => JSX.Element }>();
  const answer = held<Record<string, unknown>>();
  function Second(): JSX.Element {
    const { data } = useOperatorTextsQuery();
    return <p>{data ? 'Second page, complete' : 'Second page'}</p>;
  }
  const Page = lazyPage(code.answer, 'Page');
  const stage = (
    <MemoryRouter>
      <NavigationProgress />
      <GoButton to="/next" />
      <GoButton to="/" />
      <Suspense>
        <Routes>
          <Route path="/" element={<p>First page</p>} />
          <Route path="/next" element={<Page />} />
        </Routes>
      </Suspense>
    </MemoryRouter>
  );
  renderWithSession(stage, started({ OperatorTexts: answer.answer }));
  return {
    releaseCode: () =>
      act(async () => {
        code.release({ Page: Second });
        await code.answer();
      }),
    releaseData: () =>
      act(async () => {
        answer.release({ config: { __typename: 'Config', contents: [] } });
        await answer.answer();
      }),
    go: (to: string) => userEvent.click(screen.getByRole('button', { name: `Go to ${to}` })),
  };
}

describe('the bar at the top', () => {
  it('SHELL-37 SHELL-38 is there until code and data of a page are, never beyond 90, then at 100, then gone', async () => {
    const page = heldPage();
    await gone();
    await page.go('/next');
    expect(bar()).not.toBeNull();
    await waitFor(() => {
      expect(percent()).toBeGreaterThan(0);
    });
    await page.releaseCode();
    expect(await screen.findByText('Second page')).toBeDefined();
    expect(percent()).toBeLessThanOrEqual(90);
    await page.releaseData();
    expect(await screen.findByText('Second page, complete')).toBeDefined();
    await waitFor(() => {
      expect(percent()).toBe(100);
    });
    await gone();
  });

  it('SHELL-37 is there for every navigation, also to a page that was fetched before', async () => {
    const page = heldPage();
    await gone();
    await page.go('/next');
    await page.releaseCode();
    await page.releaseData();
    await gone();
    await page.go('/');
    expect(bar()).not.toBeNull();
    await gone();
  });

  it('SHELL-37 disappears too when the page cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = lazyPage(() => Promise.reject<{ Page: () => null }>(new Error('Failed to fetch')), 'Page');
    renderWithSession(
      <MemoryRouter initialEntries={['/next']}>
        <NavigationProgress />
        <header>The header</header>
        <Routes>
          <Route element={<PageFrame />}>
            <Route path="/next" element={<Page />} />
          </Route>
        </Routes>
      </MemoryRouter>,
      started(),
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    await gone();
    expect(screen.getByText('The header')).toBeDefined();
  });
});
