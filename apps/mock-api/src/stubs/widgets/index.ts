import type { Request } from 'express';
import type { PlatformModule } from '#platform/module.ts';
import { nothingAtAddress } from '#platform/http/index.ts';
import { readAssets } from '../assets.ts';

/**
 * Stands in for the hosts of the support widgets and the tag manager: the scripts `messenger.js`, `help-desk.js` and
 * `tag-manager.js` under `/widgets`, and what these import. They hold nothing of anybody, so any page may load them.
 */
export const widgetsModule: PlatformModule = {
  name: 'widgets',
  routes(router) {
    const assets = readAssets('widgets');
    router.get('/widgets/:file', (request: Request<{ file: string }>, response) => {
      const asset = assets.get(request.params.file);
      if (!asset) throw nothingAtAddress();
      response
        .set({
          'content-type': asset.type,
          'cache-control': 'no-cache',
          etag: asset.etag,
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(asset.body);
    });
  },
};
