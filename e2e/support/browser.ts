import { existsSync, statfsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** A browser that the setup found, when Playwright's own is not there. */
const found =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  '';

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** What costs more than it brings on pages that live for seconds and are not looked at: pictures and optimised code. */
const brief = ['--blink-settings=imagesEnabled=false', '--js-flags=--no-maglev --no-turbofan'];

const GIBIBYTE = 2 ** 30;

function freeIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Playwright moves what the browser's processes share from memory to files on the disk, for machines with little shared
 * memory, and making and removing these files takes time. Here it stays in memory if there is room.
 */
const shared: LaunchOptions =
  freeIn('/dev/shm') >= GIBIBYTE ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};

/** Playwright's own browser when it is installed, otherwise the one that was found. */
function launch(args: readonly string[]): LaunchOptions {
  if (existsSync(chromium.executablePath()) || !existsSync(found)) return { args: [...args], ...shared };
  return { executablePath: found, args: [...quiet, ...args], ...shared };
}

/** For most journeys: pages without pictures. */
export const launchOptions = launch(brief);

/** For journeys whose pages have to find all their pictures. */
export const withPictures = launch([]);
