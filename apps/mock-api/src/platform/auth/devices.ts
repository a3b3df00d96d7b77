import Bowser from 'bowser';
import type { DeviceType } from '../store/contract-types.ts';

/** The device of a login, as far as its browser tells. */
export interface Device {
  /** Name of the browser; null when it is not known. */
  readonly browser: string | null;
  /** Name of the operating system; null when it is not known. */
  readonly operatingSystem: string | null;
  /** Null when it is not known. */
  readonly type: DeviceType | null;
}

const types: Readonly<Record<string, DeviceType>> = {
  desktop: 'DESKTOP',
  mobile: 'MOBILE',
  tablet: 'TABLET',
};

const longest = 512;

const known = (name: string | undefined): string | null => (name === undefined || name === '' ? null : name);

/** Reads a user agent. What it says may be made up: it is shown to the member, and nothing is decided by it. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent.trim() === '') {
    return { browser: null, operatingSystem: null, type: null };
  }
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longest));
  return {
    browser: known(browser.name),
    operatingSystem: known(os.name),
    type: types[platform.type ?? ''] ?? null,
  };
}
