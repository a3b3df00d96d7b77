import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { linesSlot, scatter } from './lines.ts';
import type { LinesParts, SlotFace } from './lines.ts';
import { plainSlot, slotView } from './plain.ts';

const faces: Readonly<Record<string, SlotFace>> = {
  ...{ W: 'WILD', C: 'CROWN', B: 'BELL', G: 'GEM', F: 'FEATHER', A: 'ACE', K: 'KING', Q: 'QUEEN' },
  S: scatter,
};

const parts: LinesParts = {
  pays: {
    ...{ WILD: [40, 200, 800], CROWN: [18, 70, 300], BELL: [12, 50, 200], GEM: [8, 35, 110] },
    ...{ FEATHER: [6, 25, 80], ACE: [4, 12, 50], KING: [4, 10, 40], QUEEN: [3, 8, 30] },
  },
  counts: { WILD: 2, CROWN: 3, BELL: 3, GEM: 4, FEATHER: 4, ACE: 4, KING: 5, QUEEN: 5 },
  scatters: 2,
};

describe('a line with bonus symbols', () => {
  const { lineWin, reels } = linesSlot(parts);

  it.each([
    ['five of them pay nothing', 'SSSSS', null],
    ['a wild stands for none of them', 'WWSSS', null],
    ['one ends a run', 'KKSKK', null],
    ['one after a run leaves what it has', 'KKKSK', 'KING 3 4'],
    ['one after wilds and a symbol', 'WKKSK', 'KING 3 4'],
    ['three wilds before one pay as wilds', 'WWWSK', 'WILD 3 40'],
    ['four wilds before one', 'WWWWS', 'WILD 4 200'],
    ['one at the left begins nothing', 'SKKKK', null],
    ['one at the right is not needed', 'BBBBS', 'BELL 4 50'],
  ])('%s', (_what, line, win) => {
    const found = lineWin(Array.from(line, (letter) => faces[letter] ?? 'QUEEN'));
    expect(found && `${found.symbol} ${String(found.count)} ${String(found.pays)}`).toBe(win);
  });

  it('comes from reels that each have two of them among 32 stops, never next to each other', () => {
    for (const reel of reels) {
      const places = reel.flatMap((face, stop) => (face === scatter ? [stop] : []));
      expect([reel.length, places.length]).toEqual([32, 2]);
      const apart = (places[1] ?? 0) - (places[0] ?? 0);
      expect(apart > 1 && apart < 31).toBe(true);
    }
  });
});

describe('a slot of nothing but kings', () => {
  const none = { WILD: 0, CROWN: 0, BELL: 0, GEM: 0, FEATHER: 0, ACE: 0, QUEEN: 0 };
  const kings: LinesParts = { pays: parts.pays, counts: { ...none, KING: 32 } };
  const slot = plainSlot({ id: 'KINGS', volatility: 'LOW' }, kings, ['One more rule.']);
  const order = { stake: money.of(50n), choice: null, actions: [] };

  it('wins with every line, whatever is drawn, and pays what they pay together', () => {
    const round = slot.play(order, { below: () => 31 });
    // Ten lines of 5.00 of which each pays forty times.
    expect(round).toMatchObject({ next: [], stakes: [50n], payouts: [2000n] });
    expect(round?.view).toMatchObject({
      stops: [31, 31, 31, 31, 31],
      wins: Array.from({ length: 10 }, (_, line) => ({ line, symbol: 'KING', count: 5, amount: 200n })),
    });
    expect(slot.exactReturn()).toEqual({ over: 40n, under: 1n });
  });

  it('shows its wins so many times over', () => {
    const wins = slotView(money.of(50n), linesSlot(kings).outcome([0, 0, 0, 0, 0]), 2)['wins'];
    expect(wins).toMatchObject([{ amount: 400n }, ...Array.from({ length: 9 }, () => ({ amount: 400n }))]);
  });

  it('says its own rule after those of every slot, and depends on no way to play', () => {
    expect(slot.rules).toHaveLength(4);
    expect([slot.rules.at(-1), slot.returnOf]).toEqual(['One more rule.', null]);
  });
});
