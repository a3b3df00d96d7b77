import { expect } from 'vitest';
import { exact } from './money.ts';
import { readPromos } from './reading.ts';
import type { Run } from './run.ts';

const CANCEL = 'mutation C($id: ID!) { cancelActivePromo(id: $id) { status } }';
const STAKEABLE = '{ me { wallets { mainCash casinoCash sportsCash stakeableBalance stakedFrom } } }';

interface Stakeable {
  readonly wallets: {
    readonly mainCash: string;
    readonly casinoCash: string;
    readonly sportsCash: string;
    readonly stakeableBalance: string;
    readonly stakedFrom: string | null;
  };
}

/** Whatever was done: one press for each promo, and a member plays with all of their own cash. */
export async function checkWayOut({ client }: Run): Promise<void> {
  for (const name of ['isla', 'ella', 'ruby']) {
    for (;;) {
      const active = (await readPromos(client, name)).find(({ status }) => status === 'ACTIVE');
      if (!active) break;
      expect(await client.promo(name, CANCEL, { id: active.id })).toEqual({ status: 'CANCELED' });
    }
    const { wallets } = (await client.main(name, STAKEABLE)) as Stakeable;
    const cash = exact(wallets.mainCash) + exact(wallets.casinoCash) + exact(wallets.sportsCash);
    expect([wallets.stakedFrom, exact(wallets.stakeableBalance)], `cash of ${name}`).toEqual([null, cash]);
  }
}
