import { launchBrowser } from './browser.ts';
import { type Figure, median } from './figures.ts';
import { loadPage, type MeasuredPage, type PageLoad } from './page-load.ts';
import { serveApp, servePlain } from './page-servers.ts';

const tile = '[data-part=art]';

const ours = {
  home: ['/', tile],
  pokies: ['/casino/slots', tile],
  promotions: ['/promotions', 'main article'],
  'about us': ['/support/about-us', 'main h1'],
} as const;

const rounds = 3;

const kinds: readonly (readonly [key: keyof PageLoad, name: string, unit: string, share: number])[] = [
  ['steps', 'steps before it shows', 'steps', 1],
  ['script', 'scripts before it shows', 'KiB', 1024],
  ['work', 'scripts run', 'ms', 1],
  ['firstPaint', 'first paint', 'ms', 1],
  ['largestPaint', 'largest paint', 'ms', 1],
  ['blocked', 'blocked', 'ms', 1],
  ['shift', 'shift', '% of the screen', 0.01],
];

async function inTurns(pages: ReadonlyMap<string, MeasuredPage>): Promise<Map<string, PageLoad[]>> {
  const browser = await launchBrowser();
  const loads = new Map<string, PageLoad[]>([...pages.keys()].map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, page] of pages) loads.get(name)?.push(await loadPage(browser, page));
    }
  } finally {
    await browser.close();
  }
  return loads;
}

/** Pages on a visitor's slow phone, in turns with a plain page of the same packages that shows 24 games: medians of three loads. */
export async function pageFigures(platform: string, folder: string): Promise<Figure[]> {
  const servers = [await serveApp(platform), await servePlain(platform, folder)] as const;
  const [app, plain] = servers;
  try {
    const own = Object.entries(ours).map(
      ([name, [path, shown]]) => [name, { address: `${app.address}${path}`, shown }] as const,
    );
    const loads = await inTurns(
      new Map([['plain page', { address: `${plain.address}/`, shown: tile }], ...own]),
    );
    return [...loads].flatMap(([page, all]) =>
      kinds.map(([key, name, unit, share]) => ({
        name: `${page}: ${name}`,
        value: median(all.map((load) => load[key])) / share,
        unit,
      })),
    );
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
