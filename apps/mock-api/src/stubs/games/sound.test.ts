import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientScript, leavePage, standInPage } from '#test/kit/game-page.ts';
import { gamePage } from '../page-parts.ts';

interface Room {
  shown(round: object): void;
}

const html = gamePage({ title: 'Slot', stage: 'Reels', stakes: 'LADDER', play: 'Spin' }, '');

const state = {
  ...{ live: true, balance: '10.00', stakedFrom: null, origins: [], lobby: null },
  currency: { code: 'AUD', symbol: 'A$', type: 'FIAT' },
};

/** Pitches in Hz, in the order in which they were played. */
const played: number[] = [];

class Output {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();

  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (next: object) => next,
      start: () => played.push(frequency.value),
      stop: () => undefined,
    };
  }

  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (next: object) => next };
  }
}

/** What a browser keeps from one opening of a page to the next. */
function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

/** Of a page without an origin, which has none. */
const noStore = {
  getItem: () => {
    throw new Error('SecurityError');
  },
};

async function openGame(localStorage: object, search = 'ticket=t') {
  const window = standInPage(html, `http://games.test/games/slot/play?${search}`);
  vi.stubGlobal('AudioContext', Output);
  vi.stubGlobal('localStorage', localStorage);
  const { Room } = await clientScript<{ Room: new (state: object) => Room }>('room.js');
  const room = new Room({ ...state });
  played.length = 0;
  const sound = () => window.document.querySelector('.sound');
  return {
    sound,
    pressed: () => [...(sound()?.attributes ?? [])].find(({ name }) => name === 'aria-pressed')?.value,
    ends: (stake: string, payout: string, own: object = {}) => {
      played.length = 0;
      room.shown({
        round: 'r1',
        status: 'WON',
        view: {},
        balance: '9.00',
        freeSpins: null,
        stake,
        payout,
        ...own,
      });
      return played.splice(0);
    },
  };
}

describe('the sound of a game', () => {
  afterEach(() => {
    leavePage();
  });

  it('is off until it is switched on, and again once it is switched off', async () => {
    const { sound, pressed, ends } = await openGame(store());
    expect(pressed()).toBe('false');
    expect(ends('1.00', '5.00')).toEqual([]);
    sound()?.click();
    expect(pressed()).toBe('true');
    expect(played.splice(0)).toEqual([392]);
    expect(ends('1.00', '5.00')).toEqual([523, 659, 784, 1047]);
    sound()?.click();
    expect(pressed()).toBe('false');
    expect(ends('1.00', '5.00')).toEqual([]);
  });

  it('celebrates a payout above the stake alone, and tells nothing of a round that goes on or did not take place', async () => {
    const { sound, ends } = await openGame(store());
    sound()?.click();
    expect(ends('1.00', '1.01')).toEqual([523, 659, 784, 1047]);
    expect(ends('1.00', '1.00')).toEqual([262]);
    expect(ends('10.00', '9.90')).toEqual([262]);
    expect(ends('1.00', '0.00', { status: 'LOST' })).toEqual([262]);
    expect(ends('1.00', '0.00', { status: 'OPEN' })).toEqual([]);
    expect(ends('1.00', '0.00', { status: 'ROLLED_BACK', view: null })).toEqual([]);
  });

  it('stays on where the browser keeps it, and is off anew where it keeps nothing', async () => {
    const browser = store();
    (await openGame(browser)).sound()?.click();
    leavePage();
    const again = await openGame(browser);
    expect(again.pressed()).toBe('true');
    expect(again.ends('1.00', '5.00')).toHaveLength(4);
    leavePage();
    const bare = await openGame(noStore);
    bare.sound()?.click();
    expect(bare.ends('1.00', '5.00')).toHaveLength(4);
    leavePage();
    expect((await openGame(noStore)).pressed()).toBe('false');
  });

  it('is not there on the page of a past round', async () => {
    const { sound, ends } = await openGame(store(), 'pass=p');
    expect(sound()).toBeNull();
    expect(ends('1.00', '5.00')).toEqual([]);
  });
});
