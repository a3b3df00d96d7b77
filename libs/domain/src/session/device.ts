export interface LoginDevice {
  readonly browser: string | null;
  readonly system: string | null;
}

/** 'Chrome on Windows' (SESS-43). */
export function deviceName({ browser, system }: LoginDevice): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
