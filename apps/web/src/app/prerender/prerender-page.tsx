import { OperatorTextsDocument } from '@magpie/gql/operator-texts';
import type { JSX } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { parseConfig, type RuntimeConfig } from '#shared/config/index.ts';
import { createBackend, type Backend } from '../backend.ts';
import { Providers } from '../providers.tsx';
import { AppRoutes } from '../routes.tsx';

function configOf(brand: string): RuntimeConfig {
  const endpoints = { authentication: '', main: '/graphql', promo: '/promo/graphql', subscriptions: '' };
  return parseConfig({ environment: 'production', brand, siteUrl: '', endpoints });
}

function silentBackend(config: RuntimeConfig): Backend {
  const backend = createBackend(config);
  backend.client.writeQuery({
    query: OperatorTextsDocument,
    data: { config: { contents: [] } },
  });
  return backend;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * The HTML of a page as a visitor sees it before anything is asked of the platform.
 * @param brand code of the site
 * @param path the page's address within the site
 */
export async function prerenderedHtml(brand: string, path: string): Promise<string> {
  const config = configOf(brand);
  const page: JSX.Element = (
    <Providers config={config} backend={silentBackend(config)}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>
  );
  const failures: unknown[] = [];
  // No part is held back to be put in its place by a script: the page has to be whole without any.
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await textOf(prelude);
  if (failures.length > 0) throw new AggregateError(failures, `${path} of ${brand} could not be rendered.`);
  return html;
}
