import { existsSync } from 'node:fs';
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

/** Playwright's own browser when it is installed, otherwise the one that was found. */
export const launchOptions: LaunchOptions =
  !existsSync(chromium.executablePath()) && existsSync(found) ? { executablePath: found, args: quiet } : {};
