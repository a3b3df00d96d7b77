import { vi } from 'vitest';

function holds(query: string, width: number): boolean {
  const most = /max-width: ([\d.]+)px/u.exec(query)?.[1];
  const least = /min-width: ([\d.]+)px/u.exec(query)?.[1];
  if (most === undefined && least === undefined) return false;
  return width <= Number(most ?? Number.POSITIVE_INFINITY) && width >= Number(least ?? 0);
}

/** Makes the screen of the test so many px wide, until the test is over. */
export function screenWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(query, width),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
