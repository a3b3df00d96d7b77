import type { Router } from 'express';
import type { PlatformServices } from '#platform/http/index.ts';
import { framedPages } from '../framed-pages.ts';

/** The cashier's page and the bank's page, which it frames. They are the same for every payment and name the site's origins. */
export function pageRoutes(router: Router, services: PlatformServices): void {
  const { headers, found } = framedPages(router, services, 'cashier', { frames: true });
  for (const [path, file] of [
    ['/cashier/:id', 'cashier.html'],
    ['/cashier/:id/bank', 'bank.html'],
  ] as const) {
    const { type, body } = found(file);
    const html = body.toString('utf8').replace('{{origins}}', services.settings.webOrigins.join(' '));
    router.get(path, headers, (_request, response) => {
      response.set({ 'content-type': type, 'cache-control': 'no-store' }).send(html);
    });
  }
}
