import type { RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { Refusal } from '../../platform/graphql/index.ts';
import type { PlatformServices } from '../../platform/http/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { depositRow, withdrawalRow } from './store.ts';

/** Address of the stand-in for the provider's hosted page of a payment, to be shown in a frame. */
export function cashierUrl(services: PlatformServices, world: World, id: string): string {
  const query = world.id === 'default' ? '' : `?world=${encodeURIComponent(world.id)}`;
  return `${services.publicUrl()}/cashier/${encodeURIComponent(id)}${query}`;
}

function pageHeaders({ settings }: PlatformServices): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'self'", ...settings.webOrigins],
      },
    },
    frameguard: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

async function findPayment(world: World, id: string) {
  const deposit = await depositRow(world.db, id);
  if (deposit) return { kind: 'Deposit', verb: 'moveDeposit', row: deposit };
  const withdrawal = await withdrawalRow(world.db, id);
  if (withdrawal) return { kind: 'Withdrawal', verb: 'moveWithdrawal', row: withdrawal };
  throw new Refusal('NOT_FOUND', 'There is no such payment.');
}

/** Everything put into the page is the platform's own: amounts, codes and ids, none of it typed by a person. */
async function page(world: World, id: string): Promise<string> {
  const { kind, verb, row } = await findPayment(world, id);
  const amount = `${decimal(row.amount_minor, knownCurrency(row.currency))} ${row.currency}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${kind}</title></head>
<body>
<h1>${kind} of ${amount}</h1>
<p>Status: ${row.status}</p>
<p>No payment provider is connected. The control plane can complete this payment: ${verb} with the id ${row.id}.</p>
</body>
</html>
`;
}

/** The stand-in for the provider's hosted page. */
export function cashierRoutes(router: Router, services: PlatformServices): void {
  router.get('/cashier/:id', pageHeaders(services), (request, response, next) => {
    const named = services.settings.control ? request.query['world'] : undefined;
    const id = String(request.params['id']);
    services.registry
      .get(typeof named === 'string' ? named : 'default')
      .then((world) => page(world, id))
      .then((html) => {
        response.set('cache-control', 'no-store').type('html').send(html);
      })
      .catch(next);
  });
}
