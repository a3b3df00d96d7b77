export interface LoginDevice {
  readonly browser: string | null;
  readonly system: string | null;
}

/** As an account calls the kind of device that it is logged in on (SESS-43). */
export const deviceKinds = { DESKTOP: 'Computer', MOBILE: 'Phone', TABLET: 'Tablet' } as const;

/** 'Chrome on Windows' (SESS-43). */
export function deviceName({ browser, system }: LoginDevice): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
