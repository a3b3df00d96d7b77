import { describe, expect, it } from 'vitest';
import { levelOf, shows, type Level } from './level.ts';

describe('the level of a test file', () => {
  it.each<[Level, string, string[]]>([
    ['e2e', 'e2e/payments.spec.ts', ['@playwright/test#expect']],
    ['e2e', 'tools/src/images/main.ts', []],
    ['api', 'apps/mock-api/src/modules/play/play.test.ts', ['vitest#it', 'global#fetch']],
    ['api', 'apps/mock-api/src/main.test.ts', ['ws#default']],
    ['api', 'apps/mock-api/src/stubs/art/art.test.ts', ['node:http#request']],
    ['web', 'apps/web/src/features/play/page.test.tsx', ['@testing-library/react#render']],
    ['web', 'libs/ui/src/forms/field.test.tsx', ['react-dom/client#createRoot']],
  ])('is %s for %s, which uses %j', (level, place, reached) => {
    expect(levelOf(place, reached)).toBe(level);
  });

  it.each<[string, string, string[]]>([
    ['a helper of the journeys', 'e2e/support/test.ts', []],
    ['a rule', 'libs/domain/src/play/stake.test.ts', []],
    ['a rule, whatever it calls', 'libs/domain/src/play/stake.test.ts', ['global#fetch']],
    ['a platform that is only started', 'apps/mock-api/src/a.test.ts', ['apps/mock-api/src/app.ts#start']],
    ['a server that is only opened', 'apps/mock-api/src/a.test.ts', ['node:http#createServer']],
    ['a platform that renders', 'apps/mock-api/src/a.test.ts', ['@testing-library/react#render']],
    ['a page whose calls are faked', 'apps/web/src/a.test.ts', ['global#fetch', 'ws#default']],
    ['a page that only waits', 'apps/web/src/a.test.ts', ['@testing-library/react#act']],
    ['a tool that calls a server', 'tools/src/start/start.test.ts', ['global#fetch']],
  ])('is the lowest for %s', (_what, place, reached) => {
    expect(levelOf(place, reached)).toBe('domain');
  });
});

describe('a requirement', () => {
  it.each<[Level, Level[]]>([
    ['domain', ['domain', 'api', 'web', 'e2e']],
    ['api', ['api', 'e2e']],
    ['web', ['web', 'e2e']],
    ['e2e', ['e2e']],
  ])('of the level %s is shown by tests of %j only', (requirement, tests) => {
    const levels: Level[] = ['domain', 'api', 'web', 'e2e'];
    expect(levels.filter((test) => shows(test, requirement))).toEqual(tests);
  });
});
