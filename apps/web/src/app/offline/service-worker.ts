import { answerKept, cacheFor } from './kept-files.ts';

declare const BUILD_ID: string;

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WorkEvent {
  /** Not in every browser yet. */
  addRoutes?(route: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
}

interface AskEvent extends WorkEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
}

declare const self: Worker;

const offlinePage = '/offline';
const offlinePrefix = 'magpie-offline-';
const offline = offlinePrefix + BUILD_ID;

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(offline);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
}

async function forgetOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(offlinePrefix) && name !== offline);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Calls of the platform do not even wait for this script to start, where the browser lets it say so. */
async function passCallsBy(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  } catch {
    // A browser that knows other conditions does without.
  }
}

/** Always the network's own page: one that is kept would show last week's app. */
async function page({ request, preloadResponse }: AskEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting(), passCallsBy(event)]));
});

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  event.waitUntil(Promise.all([forgetOtherBuilds(), navigationPreload.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.destination === 'document') {
    event.respondWith(page(event));
    return;
  }
  const fileCache = cacheFor(request, location.origin);
  if (!fileCache) return;
  const { answer, stored } = answerKept(request, fileCache, { caches, fetch: (asked) => fetch(asked) });
  event.respondWith(answer);
  event.waitUntil(stored);
});
