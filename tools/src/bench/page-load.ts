import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { stepsOf, type TimedRequest } from './page-steps.ts';
import { watcherOf, type PageTimes } from './page-watch.ts';

/** A phone of the middle on a slow line, as Lighthouse takes it for its mobile figures. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerProcessor = { rate: 4 };

const quietMs = 2000;

export interface MeasuredPage {
  readonly address: string;
  readonly shown: string;
}

export interface PageLoad extends Pick<PageTimes, 'firstPaint' | 'largestPaint' | 'blocked' | 'shift'> {
  readonly steps: number;
  /** Bytes of scripts as they came over the line, until the page was shown. */
  readonly script: number;
  /** Ms for which scripts ran. */
  readonly work: number;
}

interface Seen extends TimedRequest {
  readonly type: string;
  readonly bytes: number;
}

const waited = new Set(['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR']);

function watchRequests(session: CDPSession): readonly Seen[] {
  const open = new Map<string, { sent: number; epoch: number; type: string }>();
  const seen: Seen[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type = '' }) => {
    open.set(requestId, { sent: wallTime * 1000, epoch: wallTime - timestamp, type });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    const known = open.get(requestId);
    if (known === undefined) return;
    seen.push({ type: known.type, sent: known.sent, ended: (timestamp + known.epoch) * 1000, bytes });
  });
  return seen;
}

export interface SlowPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A phone of a visitor who was never here. */
export async function openSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', slowerProcessor);
  return { context, page, session };
}

/** Loads a page as nobody has loaded it before, and waits until the app stands in it and nothing moves any more. */
export async function loadPage(browser: Browser, { address, shown }: MeasuredPage): Promise<PageLoad> {
  const { context, page, session } = await openSlowPhone(browser);
  try {
    const seen = watchRequests(session);
    await page.addInitScript(watcherOf(shown));
    await page.goto(address);
    const isTaken = 'document.readyState === "complete" && !document.querySelector("#prerendered")';
    const isLoaded = `${isTaken} && pageTimes.shownAt > 0 && performance.now() - pageTimes.quietSince > ${String(quietMs)}`;
    await page.waitForFunction(isLoaded, undefined, { polling: 250, timeout: 120_000 });
    const times = await page.evaluate<PageTimes>('pageTimes');
    const { metrics } = await session.send('Performance.getMetrics');
    const before = seen.filter(({ type, ended }) => waited.has(type) && ended <= times.shownAt);
    const scripts = before.filter(({ type }) => type === 'Script');
    return {
      ...times,
      steps: stepsOf(before),
      script: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      work: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0),
    };
  } finally {
    await context.close();
  }
}
