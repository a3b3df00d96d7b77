import { ConfigProvider } from '../config/index.ts';
import { developmentConfig } from '#testing/render-with-session.tsx';
import { render } from '@testing-library/react';
import type { JSX } from 'react';
import { expect, it } from 'vitest';
import { usePageTitle } from './page-title.ts';

function Page({ title }: { readonly title: string | null }): JSX.Element {
  usePageTitle(title);
  return <p>The page</p>;
}

const page = (title: string | null) => (
  <ConfigProvider value={developmentConfig}>
    <Page title={title} />
  </ConfigProvider>
);

it('keeps the title of the prerendered page until the page knows its own, and leaves that of the site behind', () => {
  document.title = 'Midweek | Magpie';
  const { rerender, unmount } = render(page(null));
  expect(document.title).toBe('Midweek | Magpie');
  rerender(page('Midweek Top-Up'));
  expect(document.title).toBe('Midweek Top-Up | Magpie');
  rerender(page(null));
  expect(document.title).toBe('Magpie');
  unmount();
  expect(document.title).toBe('Magpie');
});
