import { http, type HttpHandler } from 'msw';
import { threadFetch } from './thread-fetch.ts';

/** Addresses of the main and the promotions endpoint and of the authentication service, on any origin. */
const addresses = [
  /\/graphql(\?|$)/,
  /\/promo\/graphql(\?|$)/,
  /\/authenticate(\?|$)/,
  /\/session:destroy(\?|$)/,
];

/**
 * Handlers of MSW by which the simulated platform answers whoever calls it, in the world that the call names. Handlers that
 * a test puts before them answer a call of their own.
 */
export function platformHandlers(): HttpHandler[] {
  return addresses.map((address) =>
    http.all(address, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const { method } = request;
      const body = method === 'GET' ? undefined : await request.text();
      const headers = Object.fromEntries(request.headers);
      return threadFetch(pathname + search, { method, headers, ...(body !== undefined && { body }) });
    }),
  );
}
