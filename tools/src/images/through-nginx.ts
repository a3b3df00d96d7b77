import { z } from 'zod';

const headers = {
  'content-type': 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
};

const timeoutMs = 10_000;

const query = 'query Config { config { availableCurrencies { code } } }';

const answered = z.object({
  data: z.object({
    config: z.object({ availableCurrencies: z.array(z.object({ code: z.string() })).nonempty() }),
  }),
});

/** Why the web app's page does not load, in one sentence; undefined when it does. */
export async function pageFault(address: string): Promise<string | undefined> {
  const response = await fetch(`${address}/`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  const page = await response?.text().catch(() => undefined);
  if (response?.ok && page?.includes('<div id="root"')) return undefined;
  return `${address}/ does not answer with the page of the web app.`;
}

/** Why the platform does not answer through the web image, in one sentence; undefined when it does. */
export async function callFault(address: string): Promise<string | undefined> {
  const response = await fetch(`${address}/graphql?operationName=Config`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ operationName: 'Config', query }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const text = (await response?.text().catch(() => undefined)) ?? 'nothing';
  if (response?.ok && answered.safeParse(parsed(text)).success) return undefined;
  return `${address}/graphql does not answer the call for the site's settings but: ${text.trim().slice(0, 200)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
