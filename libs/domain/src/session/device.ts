/** What is known of the device of a login. */
export interface LoginDevice {
  /** Name of the browser; null when it is not known. */
  readonly browser: string | null;
  /** Name of the operating system; null when it is not known. */
  readonly system: string | null;
}

/** A device as a person knows it: 'Chrome on Windows' (SESS-43). */
export function deviceName({ browser, system }: LoginDevice): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
