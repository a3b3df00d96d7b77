import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Playwright's own browser when it is installed, Debian's otherwise. */
export const launchOptions: LaunchOptions =
  !existsSync(chromium.executablePath()) && existsSync(debianChromium)
    ? { executablePath: debianChromium, args: quiet }
    : {};
