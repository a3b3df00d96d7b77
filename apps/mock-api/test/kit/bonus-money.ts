import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { SeededPerson } from './seeded.ts';

export interface LooseMoney {
  readonly wallet: 'CASINO_BONUS' | 'SPORT_BONUS';
  readonly currency?: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** Puts bonus money into a wallet past every rule, as it may lie in a world that is older than them. */
export async function leaveBonusMoney(
  { id, world }: SeededPerson,
  { wallet, currency = 'AUD', amount }: LooseMoney,
): Promise<void> {
  await world.write((unit) =>
    unit.post({
      key: `loose:${id}:${wallet}:${currency}`,
      type: 'MANUAL_ADJUSTMENT_CREDIT',
      memberId: id,
      postings: [
        { account: memberAccount(id, wallet, currency), amount },
        { account: houseAccount('ADJUSTMENT', currency), amount: -amount },
      ],
      details: { name: 'Manual adjustment' },
    }),
  );
}
