import { money } from '@magpie/domain/money';
import { balanceUpdateFlags } from '@magpie/domain/play';
import { walletModeIn } from '@magpie/domain/wallets';
import { balances } from '#platform/ledger/index.ts';
import type { JsonObject, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { activePromoTerms } from '../active-promo/index.ts';
import { decimal, knownCurrency, totalOf, walletsView } from './service.ts';
import { activeCurrency } from './store.ts';

/**
 * The balances in the active currency, their total, what can be staked, and the warnings of the active promo (PUSH-08).
 * @param refusedStake minor units, in the active currency, of a bet that was just not covered; null for none
 */
export async function balancePayload(
  db: Reader,
  memberId: string,
  refusedStake: bigint | null = null,
): Promise<JsonObject> {
  const code = await activeCurrency(db, memberId);
  const held = await balances(db, memberId, code);
  const promo = await activePromoTerms(db, memberId);
  const { currency, ...amounts } = walletsView(held, knownCurrency(code), walletModeIn(code, promo));
  const flags = balanceUpdateFlags({
    currency: code,
    mainCash: money.of(held.MAIN),
    casinoCash: money.of(held.CASINO),
    promo,
    refusedStake: refusedStake === null ? null : money.of(refusedStake),
    switched: promo?.walletMode === 'BONUS',
  });
  return {
    ...flags,
    availableBalance: decimal(totalOf(held), currency),
    wallets: { ...amounts, currency: { ...currency } },
  };
}

/** Pushes balanceUpdated once the unit is committed. @param refusedStake as of {@link balancePayload} */
export async function publishBalance(
  unit: Unit,
  memberId: string,
  refusedStake: bigint | null = null,
): Promise<void> {
  const payload = await balancePayload(unit.db, memberId, refusedStake);
  unit.emit({ name: 'balanceUpdated', memberId, payload });
}
