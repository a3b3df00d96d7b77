/** A place for answers that never change, and how many of them it holds. */
export interface FileCache {
  readonly name: string;
  readonly most: number;
}

const code: FileCache = { name: 'magpie-code', most: 500 };
const pictures: FileCache = { name: 'magpie-pictures', most: 400 };

const fileCaches: ReadonlyMap<string, FileCache> = new Map([
  ['script', code],
  ['style', code],
  ['font', code],
  ['image', pictures],
]);

/** Where the answer to a request may be kept: what a page is built of, from this site. Never what a script asks for. */
export function cacheFor({ method, destination, url, headers }: Request, origin: string): FileCache | null {
  if (method !== 'GET' || new URL(url).origin !== origin || headers.has('range')) return null;
  return fileCaches.get(destination) ?? null;
}

/** The server itself says which answers never change: those with a hash of their content in the address. */
const isLasting = ({ status, headers }: Response): boolean =>
  status === 200 && /\bimmutable\b/.test(headers.get('cache-control') ?? '');

const byAddress = { ignoreVary: true };

async function keep(cache: Cache, request: Request, answer: Response, most: number): Promise<void> {
  await cache.put(request, answer);
  const kept = await cache.keys();
  // In the order in which they came.
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

export interface KeptAnswer {
  readonly answer: Promise<Response>;
  /** Ends when what is to be kept is kept; a full disk keeps nothing and is no failure. */
  readonly stored: Promise<void>;
}

/** What is kept, else what the network says, of which what never changes is kept. */
export function answerKept(
  request: Request,
  { name, most }: FileCache,
  world: { readonly caches: Pick<CacheStorage, 'open'>; readonly fetch: typeof fetch },
): KeptAnswer {
  const opened = world.caches.open(name).catch(() => null);
  const kept = opened.then((cache) => cache?.match(request, byAddress)).catch(() => undefined);
  let copy: Response | undefined;
  const answer = kept.then(async (found) => {
    if (found) return found;
    const fresh = await world.fetch(request);
    if (isLasting(fresh)) copy = fresh.clone();
    return fresh;
  });
  const store = async (): Promise<void> => {
    const [cache] = await Promise.all([opened, answer]);
    if (cache && copy) await keep(cache, request, copy, most);
  };
  return { answer, stored: store().catch(() => undefined) };
}
