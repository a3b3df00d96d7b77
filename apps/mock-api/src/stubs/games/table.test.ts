import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientScript, leavePage, opened, standInPage } from '#test/kit/game-page.ts';
import { gamePage } from '../page-parts.ts';

interface Looked {
  readonly balance: string;
  readonly stakedFrom: 'CASH' | 'BONUS' | null;
  readonly live: boolean;
}

interface Table {
  setBalance(balance: string): void;
  alone(work: () => Promise<void>): Promise<void>;
  look(): Promise<void>;
}

const address = 'http://games.test/games/slot/play?ticket=t';
const html = gamePage({ title: 'Slot', stage: 'Reels', stakes: 'LADDER', play: 'Spin' }, '');

const state = {
  ...{ live: true, balance: '10.00', stakedFrom: null, origins: [], lobby: null },
  currency: { code: 'AUD', symbol: 'A$', type: 'FIAT' },
};

/** A game with A$10.00, and what answers its looks at the balance, the first one first. */
async function table() {
  const window = standInPage(html, address);
  const looks: PromiseWithResolvers<Response>[] = [];
  const elsewhere = fetch;
  vi.stubGlobal('fetch', (asked: URL, options: RequestInit) => {
    // What runs in the same process, but is not of the page, is answered as ever.
    if (asked.href !== new URL('balance', address).href) return elsewhere(asked, options);
    const look = Promise.withResolvers<Response>();
    looks.push(look);
    return look.promise;
  });
  const answer = (looked: Looked): void => {
    const look = looks.shift();
    if (!look) throw new Error('The game does not look at the balance.');
    look.resolve(Response.json(looked));
  };
  const { Table } = await clientScript<{ Table: new (state: object) => Table }>('table.js');
  const game = new Table({ ...state });
  game.setBalance('10.00');
  const page = opened(window);
  return {
    game,
    looks,
    answer,
    balance: () => page.textOf('balance'),
    notice: () => page.textOf('notice-title'),
  };
}

describe('a look at the balance', () => {
  afterEach(() => {
    leavePage();
  });

  it('shows what it is told', async () => {
    const { game, answer, balance } = await table();
    const look = game.look();
    answer({ balance: '12.00', stakedFrom: null, live: true });
    await look;
    expect(balance()).toBe('A$12.00');
  });

  it('that a round has overtaken is not shown, neither while the round goes on nor after it', async () => {
    const { game, answer, balance, notice } = await table();
    const [first, second] = [game.look(), game.look()];
    const round = Promise.withResolvers<undefined>();
    const played = game.alone(async () => {
      game.setBalance('9.00');
      await round.promise;
      game.setBalance('14.00');
    });
    answer({ balance: '10.00', stakedFrom: null, live: true });
    await first;
    expect(balance()).toBe('A$9.00');
    round.resolve(undefined);
    await played;
    answer({ balance: '10.00', stakedFrom: 'BONUS', live: false });
    await second;
    expect([balance(), notice()]).toEqual(['A$14.00', '']);
  });

  it('is not begun while a round is played', async () => {
    const { game, looks } = await table();
    await game.alone(() => game.look());
    expect(looks).toEqual([]);
  });
});
