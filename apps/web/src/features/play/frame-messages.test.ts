import { describe, expect, it } from 'vitest';
import { frameAddress, frameMessageOf, frameRights } from './frame-messages.ts';

const origin = 'http://games.test';
const message = (data: unknown, from: MessageEventSource | null = window, at = origin) =>
  frameMessageOf(new MessageEvent('message', { data, origin: at, source: from }), { source: window, origin });

describe('frameMessageOf', () => {
  it('knows the messages of a game', () => {
    expect(message({ source: 'magpie-game', type: 'loaded' })).toBe('loaded');
    expect(message({ source: 'magpie-game', type: 'closed' })).toBe('closed');
    expect(message({ source: 'magpie-game', type: 'deposit' })).toBe('deposit');
    expect(message({ source: 'magpie-game', type: 'low-cash' })).toBe('low-cash');
    expect(message({ source: 'magpie-game', type: 'reality-check' })).toBe('reality-check');
    expect(message({ source: 'magpie-game', type: 'session-ended' })).toBe('session-ended');
  });

  it.each([
    null,
    undefined,
    'loaded',
    7,
    {},
    [],
    { type: 'loaded' },
    { source: 'magpie-game' },
    { source: 'somebody', type: 'loaded' },
    { source: 'magpie-game', type: 'withdraw' },
    { source: 'magpie-game', type: ['loaded'] },
  ])('hears nothing in %j', (data) => {
    expect(message(data)).toBeNull();
  });

  it('hears neither another window nor another origin', () => {
    const data = { source: 'magpie-game', type: 'closed' };
    expect(message(data, null)).toBeNull();
    expect(message(data, window, 'http://games.test.evil.test')).toBeNull();
    expect(message(data, new MessageChannel().port1)).toBeNull();
  });
});

describe('frameAddress', () => {
  const listed = ['https://games.test', 'http://games.test:8080'];

  it.each(['https://games.test/play?t=1', 'http://games.test:8080/', `${location.origin}/games/dingo`])(
    'PLAY-29 shows %s',
    (url) => {
      expect(frameAddress(url, listed)).toBe(url);
    },
  );

  it('takes a path for one of this site', () => {
    expect(frameAddress('/games/dingo', listed)).toBe(`${location.origin}/games/dingo`);
  });

  it.each([
    'https://games.test.evil.test/',
    'http://games.test/',
    'https://games.test:444/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://games.test/1',
  ])('PLAY-29 does not show %s', (url) => {
    expect(frameAddress(url, listed)).toBeNull();
  });
});

describe('frameRights', () => {
  it('leaves a game its own origin', () => {
    const rights = frameRights('https://games.test/play?token=1', 'https://web.test');
    expect(rights.sandbox.split(' ')).toContain('allow-same-origin');
    expect(rights.origin).toBe('https://games.test');
  });

  it("takes this site's origin from a page that has it, as it could lift its own sandbox", () => {
    const rights = frameRights('https://web.test/games/play', 'https://web.test');
    expect(rights.sandbox.split(' ')).not.toContain('allow-same-origin');
    expect(rights.origin).toBe('null');
  });

  it('never lets a game navigate the page around it', () => {
    expect(frameRights('https://games.test/', 'https://web.test').sandbox).not.toContain('top-navigation');
  });
});
