import { z } from 'zod';

/** Where a requirement is to be shown, and where a test shows something. */
export const level = z.enum(['domain', 'api', 'web', 'e2e']);

export type Level = z.infer<typeof level>;

const wire =
  /^(?:global#(?:fetch|WebSocket)|ws#.+|node:https?#(?:request|get|default|\*)|node:net#(?:connect|createConnection|Socket|default|\*))$/;

const rendering =
  /^(?:@testing-library\/react#(?:render|\*)|react-dom\/client#(?:createRoot|hydrateRoot)|react-dom\/server#.+)$/;

const images = 'tools/src/images/main.ts';

/**
 * The level at which the tests of a file show something.
 * @param place the file's path from the root
 * @param reached what the file uses, itself or through test kits, as `package#name`
 */
export function levelOf(place: string, reached: Iterable<string>): Level {
  if (place === images || /^e2e\/.+\.spec\.ts$/.test(place)) return 'e2e';
  const reaches = (pattern: RegExp) => [...reached].some((name) => pattern.test(name));
  if (/^(?:apps\/web|libs\/ui)\//.test(place)) return reaches(rendering) ? 'web' : 'domain';
  if (place.startsWith('apps/mock-api/')) return reaches(wire) ? 'api' : 'domain';
  return 'domain';
}

export function shows(test: Level, requirement: Level): boolean {
  return requirement === 'domain' || test === 'e2e' || test === requirement;
}
