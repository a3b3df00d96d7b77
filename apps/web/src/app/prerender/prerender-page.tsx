import { prerenderStatic } from '@apollo/client/react/ssr';
import type { JSX, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { renderedParts } from '#shared/navigation/index.ts';
import { rendered } from '#shared/site/index.ts';
import type { Backend } from '../backend.ts';
import { Providers } from '../providers.tsx';
import { AppRoutes } from '../routes.tsx';

export interface PrerenderedPage {
  readonly html: string;
  /** As the browser's tab shows it before the title of the site; `null` for the site's alone. */
  readonly title: string | null;
  /** The late parts it is made of, by which the app draws it whole at once. */
  readonly parts: readonly string[];
}

export interface PageToRender {
  readonly config: RuntimeConfig;
  readonly backend: Backend;
  readonly path: string;
}

const treeOf = ({ config, backend, path }: PageToRender): JSX.Element => (
  <Providers config={config} backend={backend}>
    <StaticRouter location={path}>
      <AppRoutes />
    </StaticRouter>
  </Providers>
);

/** Renders one page at a time, once or until nothing more is asked. */
async function renderedWhole(
  page: PageToRender,
  render: (once: (tree: ReactNode) => ReturnType<typeof prerender>) => Promise<string>,
): Promise<PrerenderedPage> {
  const failures: unknown[] = [];
  const html = await render((tree) => {
    renderedParts.clear();
    rendered.title = null;
    failures.length = 0;
    // No part is held back to be put in its place by a script: the page has to be whole without any.
    const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY };
    return prerender(tree, {
      ...whole,
      onError: (error) => {
        failures.push(error);
      },
    });
  });
  if (failures.length > 0)
    throw new AggregateError(failures, `${page.path} of ${page.config.brand} could not be rendered.`);
  return { html, title: rendered.title, parts: [...renderedParts].sort() };
}

/** A page as a visitor sees it before anything is asked of the platform. @throws AggregateError when it cannot be rendered */
export function prerenderedText(page: PageToRender): Promise<PrerenderedPage> {
  return renderedWhole(page, async (once) => new Response((await once(treeOf(page))).prelude).text());
}

/** What stands alone on a page, without the frame of the app. @throws AggregateError when it cannot be rendered */
export function prerenderedAlone(page: PageToRender, view: JSX.Element): Promise<PrerenderedPage> {
  const { config, backend } = page;
  return renderedWhole(page, async (once) => {
    const tree = (
      <Providers config={config} backend={backend}>
        {view}
      </Providers>
    );
    return new Response((await once(tree)).prelude).text();
  });
}

/** A page as a visitor sees it once all that it asks is answered. @throws AggregateError when it cannot be rendered */
export function prerenderedData(page: PageToRender): Promise<PrerenderedPage> {
  return renderedWhole(page, async (once) => {
    const context = { client: page.backend.client };
    const { result } = await prerenderStatic({ tree: treeOf(page), context, renderFunction: once });
    return result;
  });
}
