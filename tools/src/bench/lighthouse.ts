import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { z } from 'zod';
import { run } from '../shared/run.ts';
import { foundBrowser } from './browser.ts';
import { type Figure, median } from './figures.ts';
import { serveApp, servePlain } from './page-servers.ts';

/** Not a dependency: it has 170 MB with its packages, and one of the platform's would have to be older for it. */
const VERSION = '13.5.0';
const rounds = 3;

const paths = {
  home: '/',
  pokies: '/casino/slots',
  promotions: '/promotions',
  'a promo': '/promotions/promo_midweek',
  'about us': '/support/about-us',
};

const scored = z.object({ score: z.number() });
const measured = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({
    performance: scored,
    accessibility: scored,
    'best-practices': scored,
    seo: scored,
  }),
  audits: z.object({
    'first-contentful-paint': measured,
    'largest-contentful-paint': measured,
    'total-blocking-time': measured,
    'cumulative-layout-shift': measured,
  }),
});

type Report = z.infer<typeof report>;

async function reportOf(address: string, file: string): Promise<Report> {
  const browser = foundBrowser() ?? chromium.executablePath();
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless --no-sandbox',
  ];
  const only = '--only-categories=performance,accessibility,best-practices,seo';
  const program = ['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse'];
  const options = { capture: true, env: { CHROME_PATH: browser } } as const;
  const { code, output } = await run('npm', [...program, address, ...flags, only], options);
  if (code !== 0 || !existsSync(file)) throw new Error(`Lighthouse ${VERSION} gave no report: ${output}`);
  return report.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const figuresOf = (page: string, reports: readonly Report[]): Figure[] => [
  ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) => ({
    name: `Lighthouse, ${page}: ${name}`,
    value: 100 * median(reports.map(({ categories }) => categories[name].score)),
    unit: 'of 100',
  })),
  ...(
    [
      ['first-contentful-paint', 'ms', 1],
      ['largest-contentful-paint', 'ms', 1],
      ['total-blocking-time', 'ms', 1],
      ['cumulative-layout-shift', '% of the screen', 100],
    ] as const
  ).map(([name, unit, share]) => ({
    name: `Lighthouse, ${page}: ${name.replaceAll('-', ' ')}`,
    value: share * median(reports.map(({ audits }) => audits[name].numericValue)),
    unit,
  })),
];

/** Lighthouse's mobile preset in turns with a plain page of the same packages: medians of three. Its times ask for a quiet machine. */
export async function lighthouseFigures(platform: string, folder: string): Promise<Figure[]> {
  const [app, plain] = [await serveApp(platform), await servePlain(platform, folder)];
  const addresses = new Map([['plain page', `${plain.address}/`]]);
  for (const [name, path] of Object.entries(paths)) addresses.set(name, app.address + path);
  const reports = new Map<string, Report[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of addresses) {
        const file = join(folder, `lighthouse-${name.replaceAll(' ', '-')}-${String(round)}.json`);
        reports.set(name, [...(reports.get(name) ?? []), await reportOf(address, file)]);
      }
    }
  } finally {
    await Promise.all([app.stop(), plain.stop()]);
  }
  return [...reports].flatMap(([page, all]) => figuresOf(page, all));
}
