import { describe, expect, it, vi } from 'vitest';
import { answerKept, cacheFor, type FileCache } from './kept-files.ts';

const site = 'https://www.magpie.example';
const FOREVER = 'public, max-age=31536000, immutable';

interface Asked {
  readonly method?: string;
  readonly destination?: string;
  readonly headers?: Record<string, string>;
}

/** What a browser says of a request; only it can say what the answer is for. */
const asked = (path: string, { method = 'GET', destination = 'script', headers = {} }: Asked = {}) =>
  ({
    method,
    destination,
    url: new URL(path, site).href,
    headers: new Headers(headers),
  }) as unknown as Request;

function filesWith(answers: Readonly<Record<string, () => Response>> = {}) {
  const kept = new Map<string, Response>();
  const cache = {
    // As in a browser, where a file that was asked for with other headers is found only by its address alone.
    match: ({ url }: Request, options?: CacheQueryOptions) =>
      Promise.resolve(options?.ignoreVary === true ? kept.get(url)?.clone() : undefined),
    put: ({ url }: Request, answer: Response) => Promise.resolve(kept.set(url, answer)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => asked(url))),
    delete: ({ url }: Request) => Promise.resolve(kept.delete(url)),
  } as unknown as Cache;
  const network = vi.fn((request: Request) => {
    const answer = answers[new URL(request.url).pathname];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
  const caches = { open: () => Promise.resolve(cache) };
  const ask = async (path: string, fileCache: FileCache = { name: 'code', most: 3 }) => {
    const { answer, stored } = answerKept(asked(path), fileCache, { caches, fetch: network as typeof fetch });
    const text = await (await answer).text();
    await stored;
    return text;
  };
  return { ask, network, paths: () => [...kept.keys()].map((url) => new URL(url).pathname) };
}

const file = (text: string, cacheControl = FOREVER, status = 200) => {
  return () => new Response(text, { status, headers: { 'cache-control': cacheControl } });
};

describe('what the service worker may keep', () => {
  it.each(['script', 'style', 'font', 'image'])('is a %s of this site', (destination) => {
    expect(cacheFor(asked('/assets/a', { destination }), site)).not.toBeNull();
  });

  it.each([
    ['a call of the platform', '/graphql?operationName=Me', { method: 'POST', destination: '' }],
    ['an answer that a script asks for', '/graphql?query={me{id}}', { destination: '' }],
    ['the settings', '/config.json', { destination: '' }],
    ['a page', '/promotions', { destination: 'document' }],
    ['a page of a game or of the cashier', '/cashier/pay_1', { destination: 'iframe' }],
    ['the manifest', '/manifest.webmanifest', { destination: 'manifest' }],
    ['a script of a vendor', 'https://widget.example/w.js', {}],
    ['a part of a file', '/assets/a', { headers: { range: 'bytes=0-9' } }],
  ])('is never %s', (_what, path, request) => {
    expect(cacheFor(asked(path, request), site)).toBeNull();
  });
});

describe('a file that is asked for', () => {
  it('comes from the network once and never again, also when the server has it no more', async () => {
    const { ask, network } = filesWith({ '/assets/app-1.js': file('one') });
    expect(await ask('/assets/app-1.js')).toBe('one');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask('/assets/app-1.js')).toBe('one');
    expect(network).toHaveBeenCalledOnce();
  });

  it.each([
    ['may change', file('later', 'no-cache')],
    ['is not there', file('gone', FOREVER, 404)],
    ['is a member’s document', file('passport', 'private, no-store')],
  ])('is asked for each time when it %s', async (_what, answer) => {
    const { ask, network, paths } = filesWith({ '/documents/1': answer });
    await ask('/documents/1');
    await ask('/documents/1');
    expect(network).toHaveBeenCalledTimes(2);
    expect(paths()).toEqual([]);
  });

  it('makes room by leaving out what came first', async () => {
    const names = ['/1', '/2', '/3', '/4', '/5'];
    const { ask, paths } = filesWith(Object.fromEntries(names.map((name) => [name, file(name)])));
    for (const name of names) await ask(name);
    expect(paths()).toEqual(['/3', '/4', '/5']);
  });

  it('comes from the network where nothing can be kept', async () => {
    const closed = { open: () => Promise.reject<Cache>(new Error('Storage is full.')) };
    const network = () => Promise.resolve(file('one')());
    const fileCache = { name: 'code', most: 3 };
    const { answer, stored } = answerKept(asked('/a.js'), fileCache, { caches: closed, fetch: network });
    expect(await (await answer).text()).toBe('one');
    await expect(stored).resolves.toBeUndefined();
  });

  it('fails when it is not kept and there is no connection', async () => {
    await expect(filesWith().ask('/assets/app-2.js')).rejects.toThrow('Failed to fetch');
  });
});
