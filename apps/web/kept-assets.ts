import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Connect, Plugin } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

function assetAt(file: string): Asset | null {
  const type = types[extname(file)];
  if (type === undefined || !existsSync(file)) return null;
  const plain = readFileSync(file);
  return { type, plain, gzipped: gzipSync(plain) };
}

function serveAssets(built: string): Connect.NextHandleFunction {
  const kept = new Map<string, Asset>();
  return ({ url = '', method, headers }, response, next) => {
    const [name = ''] = /(?<=^\/)assets\/[\w.-]+(?=$|\?)/.exec(url) ?? [];
    const asset = name === '' || method !== 'GET' ? null : (kept.get(name) ?? assetAt(join(built, name)));
    if (asset === null) {
      next();
      return;
    }
    kept.set(name, asset);
    const isGzipped = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    response.setHeader('content-type', asset.type);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    if (isGzipped) response.setHeader('content-encoding', 'gzip');
    response.end(isGzipped ? asset.gzipped : asset.plain);
  };
}

/**
 * Lets the preview answer for scripts and styles as the web image does: what is named by its content never changes, so that it
 * is compressed once, not for each page that asks, and a browser keeps it.
 */
export function keptAssets(): Plugin {
  return {
    name: 'magpie:kept-assets',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveAssets(join(config.root, config.build.outDir)));
    },
  };
}
