import type { Site } from '@magpie/domain/site';
import { act } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { NotFoundPage } from '../not-found-page.tsx';
import { MaintenancePage } from '../maintenance-page.tsx';
import { Layout } from '../layout.tsx';
import { fakePlatform, type Answers, type FakePlatform } from '#testing/fake-platform.ts';
import { renderFeature, type RenderedFeature } from '#testing/render-feature.tsx';
import { lobbyAnswers } from '#testing/sample-catalogue.ts';

/** What the shell is rendered with. */
export interface ShellSetting {
  readonly at?: string;
  readonly member?: boolean;
  readonly site?: Partial<Site>;
  readonly answers?: Answers;
}

/** The rendered shell. */
export interface RenderedShell extends RenderedFeature {
  readonly platform: FakePlatform;
  /** Follows a link to an address. */
  readonly goTo: (path: string) => void;
}

/** Renders header, menu and footer around a page that only says 'The page', as the routes of the app do. */
export function renderLayout(setting: ShellSetting = {}): RenderedShell {
  const { answers = {}, ...rest } = setting;
  const platform = fakePlatform({
    ...lobbyAnswers([]),
    UnreadMessages: () => ({ messages: { __typename: 'MessageConnection', totalCount: 3 } }),
    LatestBadge: () => ({ activeAchievementBadge: null, achievements: { edges: [] } }),
    ...answers,
  });
  let navigate: (path: string) => void = () => undefined;
  function Navigator(): null {
    const go = useNavigate();
    navigate = (path) => void go(path);
    return null;
  }
  const feature = renderFeature(
    <>
      <Navigator />
      <Routes>
        <Route path="/maintenance" element={<MaintenancePage />} />
        <Route path="/under-maintenance" element={<MaintenancePage />} />
        <Route element={<Layout />}>
          <Route path="/unknown" element={<NotFoundPage />} />
          <Route path="*" element={<h1>The page</h1>} />
        </Route>
      </Routes>
    </>,
    rest,
  );
  const goTo = (path: string) => {
    act(() => {
      navigate(path);
    });
  };
  return { ...feature, platform, goTo };
}
