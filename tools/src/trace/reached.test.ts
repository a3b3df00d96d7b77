import { describe, expect, it } from 'vitest';
import { usesOf } from './module-uses.ts';
import { reachedBy } from './reached.ts';

/** What a test of these lines uses, beside these kits. */
function reachedWith(lines: readonly string[], kits: Readonly<Record<string, string>> = {}): string[] {
  const place = 'apps/mock-api/src/a.test.ts';
  const texts: Readonly<Record<string, string>> = { ...kits, [place]: lines.join('\n') };
  const reached = reachedBy(place, (file) => {
    const text = texts[file];
    return text === undefined ? undefined : usesOf(file, text);
  });
  return [...reached].sort();
}

const kits = {
  'apps/mock-api/test/kit/index.ts': `
    export { post, headers } from './calls.ts';
    export * from './socket.ts';
    export type { World } from './worlds.ts';
  `,
  'apps/mock-api/test/kit/calls.ts': `
    export const headers = () => ({ fetch: true });
    const send = (url: string) => fetch(url);
    export async function post(url: string) { return send(url); }
  `,
  'apps/mock-api/test/kit/socket.ts': `
    import Socket, { type Data } from 'ws';
    export const open = (url: string): Data => new Socket(url);
  `,
};

describe('what a test file uses', () => {
  it('is what it imports and calls itself, in every way of importing', () => {
    const lines = [
      "import 'side-effect';",
      "import one, { two as second } from 'named';",
      "import * as all from 'whole';",
      "const later = await import('later');",
      'one(second, all, later); fetch();',
    ];
    expect(reachedWith(lines)).toEqual([
      'global#fetch',
      'later#*',
      'named#default',
      'named#two',
      'side-effect#*',
      'whole#*',
    ]);
  });

  it('is nothing that is only a type, an unused import or the name of a property', () => {
    const lines = [
      "import type { A } from 'types';",
      "import { type B, unused } from 'more';",
      'const a: A & { b: B; f: typeof fetch } = { fetch: 1 };',
      'interface C { fetch(): void }',
      'a.fetch();',
    ];
    expect(reachedWith(lines)).toEqual([]);
  });

  it('is no global that the file declares itself', () => {
    expect(reachedWith(['const fetch = () => 1;', 'fetch();'])).toEqual([]);
  });

  it('is what the parts of a test kit use that it calls', () => {
    const from = "from '../test/kit/index.ts';";
    expect(reachedWith([`import { post } ${from}`, "post('/');"], kits)).toEqual(['global#fetch']);
    expect(reachedWith([`import { open } ${from}`, "open('/');"], kits)).toEqual(['ws#default']);
  });

  it('is not what other parts of that kit use', () => {
    expect(reachedWith(["import { headers } from '../test/kit/index.ts';", 'headers();'], kits)).toEqual([]);
  });

  it('ends at the files of the product', () => {
    const product = { 'apps/mock-api/src/app.ts': 'export const start = () => fetch();' };
    expect(reachedWith(["import { start } from './app.ts';", 'start();'], product)).toEqual([
      'apps/mock-api/src/app.ts#start',
    ]);
  });

  it('knows the kits of the libraries, and stops where two kits use each other', () => {
    const circle = {
      'libs/ui/src/testing/index.ts': `
        export { draw } from './draw.ts';
      `,
      'libs/ui/src/testing/draw.ts': `
        import { render } from '@testing-library/react';
        import { again } from './again.ts';
        export const draw = () => [render, again];
      `,
      'libs/ui/src/testing/again.ts': `
        import { draw } from './draw.ts';
        export const again = () => draw();
      `,
    };
    expect(reachedWith(["import { draw } from '@magpie/ui/testing';", 'draw();'], circle)).toEqual([
      '@testing-library/react#render',
    ]);
  });
});
