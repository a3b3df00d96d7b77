import { beforeEach, describe, expect, it, vi } from 'vitest';

type Heard = Readonly<Record<'balance-changed' | 'balance-hidden' | 'balance-shown', () => void>>;

/** The script of the page, as browsers are sent it. */
const { messenger } = (await import(new URL('client/parent.js', import.meta.url).href)) as {
  messenger: (allowed: readonly string[]) => {
    readonly framed: boolean;
    tell(type: string): void;
    hear(heard: Heard): void;
  };
};

const SITE = 'https://casino.test';

type Listener = (event: { source: unknown; origin: string; data: unknown }) => void;

/** A game's page in a frame of a page at an address. */
function framedBy(referrer: string) {
  const listeners: Listener[] = [];
  const around = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  vi.stubGlobal('window', {});
  vi.stubGlobal('parent', around);
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => listeners.push(listener));
  const heard: string[] = [];
  const site = messenger([SITE, 'https://other-brand.test']);
  site.hear({
    'balance-changed': () => heard.push('balance-changed'),
    'balance-hidden': () => heard.push('balance-hidden'),
    'balance-shown': () => heard.push('balance-shown'),
  });
  const say = (data: unknown, origin = SITE, source: unknown = around) => {
    for (const listener of listeners) listener({ source, origin, data });
  };
  return { site, around, heard, say };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe("a game's page", () => {
  it('hears the site around it, and nothing that is malformed, of another origin or from another window', () => {
    const { site, around, heard, say } = framedBy(`${SITE}/casino`);
    const data = { source: 'magpie-site', type: 'balance-changed' };
    for (const origin of ['https://other-brand.test', `${SITE}.evil.test`, 'null', '']) say(data, origin);
    for (const source of [null, {}, globalThis]) say(data, SITE, source);
    const malformed: unknown[] = [
      ...[null, undefined, 7, 'balance-changed', [], {}],
      { type: 'balance-changed' },
      { source: 'magpie-game', type: 'balance-changed' },
      { source: 'magpie-site' },
      ...['toString', '__proto__', 'constructor', ['balance-changed', 'x'], null, 7].map((type) => ({
        source: 'magpie-site',
        type,
      })),
    ];
    for (const each of malformed) say(each);
    expect(heard).toEqual([]);
    say(data);
    expect(heard).toEqual(['balance-changed']);
    site.tell('deposit');
    expect(around.postMessage.mock.calls).toEqual([[{ source: 'magpie-game', type: 'deposit' }, SITE]]);
  });

  it.each([['https://evil.test/frame'], [`${SITE}.evil.test/`], ['http://casino.test/'], ['']])(
    'is silent and deaf in a frame of %j',
    (referrer) => {
      const { site, around, heard, say } = framedBy(referrer);
      site.tell('loaded');
      const data = { source: 'magpie-site', type: 'balance-changed' };
      say(data);
      say(data, 'https://evil.test');
      expect([site.framed, around.postMessage.mock.calls, heard]).toEqual([false, [], []]);
    },
  );
});
