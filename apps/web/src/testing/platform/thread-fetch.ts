import { platformThread } from './thread.ts';

const headersOf = (init: RequestInit | undefined): [string, string][] => [...new Headers(init?.headers)];

/** Calls the platform in its thread as `fetch` calls it over a network. */
export function threadFetch(address: string, init?: RequestInit): Promise<Response> {
  const thread = platformThread();
  const { method = 'GET', body, signal } = init ?? {};
  if (body != null && typeof body !== 'string') throw new TypeError('Files are sent to a fake platform.');
  return new Promise((resolve, reject) => {
    const id = thread.name((told) => {
      thread.forget(id);
      if (told.kind === 'answer') {
        const { status, headers } = told;
        resolve(new Response(status === 204 ? null : told.body, { status, headers }));
      } else reject(new TypeError('Failed to fetch', { cause: told }));
    });
    signal?.addEventListener('abort', () => {
      thread.forget(id);
      reject(new DOMException('The call was given up.', 'AbortError'));
    });
    thread.say({ kind: 'call', id, address, init: { method, headers: headersOf(init), body: body ?? null } });
  });
}
