import type { JsonObject, Reader } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { walletsOf } from './service.ts';
import { activeCurrency } from './store.ts';

/** The warnings that go with a balance (PUSH-08). */
export interface BalanceFlags {
  readonly insufficientBonusBalance: boolean;
  readonly insufficientCashBalance: boolean;
  readonly lowCashBalance: boolean;
  readonly switchedToBonusMode: boolean;
}

/** The body of a balanceUpdated push: the member's balances in the active currency, and the warnings. */
export async function balancePayload(db: Reader, memberId: string, flags: BalanceFlags): Promise<JsonObject> {
  const { currency, ...amounts } = await walletsOf(db, memberId, await activeCurrency(db, memberId));
  return { ...flags, wallets: { ...amounts, currency: { ...currency } } };
}

/** Pushes balanceUpdated to the member once the unit is committed. */
export async function emitBalance(unit: Unit, memberId: string, flags: BalanceFlags): Promise<void> {
  unit.emit({ name: 'balanceUpdated', memberId, payload: await balancePayload(unit.db, memberId, flags) });
}
