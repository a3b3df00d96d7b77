import { currencyOf, money } from '@magpie/domain/money';
import { Refusal } from '../../platform/graphql/index.ts';
import { houseAccount, memberAccount } from '../../platform/ledger/index.ts';
import type { TransactionType, WalletType } from '../../platform/store/contract-types.ts';
import type { World } from '../../platform/worlds/index.ts';
import { emitPromoBalance } from '../promos/index.ts';
import { decimal } from '../wallets/index.ts';
import { findMember } from './members.ts';

/** A manual adjustment of a wallet. */
export interface Adjustment {
  readonly walletType: WalletType;
  readonly currency?: string | null | undefined;
  /** Decimal of the wire; negative removes. */
  readonly amount: string;
  /** Type of the transaction; a manual adjustment by its sign when left out. */
  readonly type?: TransactionType | null | undefined;
}

const refuse = (message: string): never => {
  throw new Refusal('BAD_USER_INPUT', message);
};

function readAdjustment({ walletType, currency: code, amount }: Adjustment, activeCurrency: string) {
  if (walletType === 'BONUS') return refuse('BONUS stands for two wallets; name one of them.');
  const currency = currencyOf(code ?? activeCurrency) ?? refuse(`There is no currency '${String(code)}'.`);
  const parsed = money.parse(amount, currency.type, { negative: true });
  if (!parsed.ok) return refuse(`'${amount}' is no amount of ${currency.code}.`);
  return parsed.value === 0n
    ? refuse('The amount must not be zero.')
    : { wallet: walletType, currency, change: parsed.value };
}

/**
 * Books a manual adjustment, pushes balanceUpdated and answers the wallet's new balance.
 *
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, or INSUFFICIENT_BALANCE when the wallet would fall below zero
 */
export async function adjustBalance(world: World, member: string, adjustment: Adjustment): Promise<string> {
  return world.write(async (unit) => {
    const { id, active_currency } = await findMember(unit.db, member);
    const { wallet, currency, change } = readAdjustment(adjustment, active_currency);
    const { balances } = await unit.post({
      key: `control:${unit.id('adj')}`,
      type: adjustment.type ?? (change > 0n ? 'MANUAL_ADJUSTMENT_CREDIT' : 'MANUAL_ADJUSTMENT_DEBIT'),
      memberId: id,
      postings: [
        { account: memberAccount(id, wallet, currency.code), amount: change },
        { account: houseAccount('ADJUSTMENT', currency.code), amount: money.negate(change) },
      ],
      details: { name: adjustment.type == null ? 'Manual adjustment' : 'Adjustment' },
    });
    await emitPromoBalance(unit, id);
    return decimal(balances[0]?.balance ?? 0n, currency);
  });
}
