import { wantedBackMessage } from '@magpie/domain/messages';
import type { WantedBack } from '@magpie/domain/messages';
import { money } from '@magpie/domain/money';
import {
  decideDisputeLift,
  decideReversal,
  disputeLiftReasons,
  reversalReasons,
} from '@magpie/domain/payments';
import type { ReversalPlan } from '@magpie/domain/payments';
import { Refusal, refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { countDepositAgain, uncountDeposit } from '../lock-in/index.ts';
import { forgiveOwedFor, takeBackPromosOf } from '../promos/index.ts';
import { decimal, knownCurrency, publishBalance } from '../wallets/index.ts';
import { changeDeposit, depositMethodName, depositRow } from './store/index.ts';
import type { DepositRow } from './store/index.ts';
import { tellOfPayment, toldAmount } from './told.ts';

const tell = (unit: Unit, row: DepositRow, what: WantedBack) =>
  tellOfPayment(unit, 'DEPOSIT', row, wantedBackMessage(what, toldAmount(row)));

async function reversible(db: Reader, row: DepositRow) {
  const { MAIN, CASINO, SPORT } = await balances(db, row.memberId, row.currency);
  return {
    row,
    status: row.status,
    reversed: row.reversedAt !== null,
    amount: money.of(row.amountMinor),
    cash: { MAIN: money.of(MAIN), CASINO: money.of(CASINO), SPORT: money.of(SPORT) },
  };
}

async function takeEarnings(unit: Unit, row: DepositRow): Promise<void> {
  // First, so that an award that waits, and that it no longer earns, does not begin when the promo before it ends.
  await uncountDeposit(unit, row.id);
  await takeBackPromosOf(unit, row.id);
  await publishBalance(unit, row.memberId);
}

/** Marks a deposit that cannot be taken back yet. What it earned goes all the same. */
async function dispute(unit: Unit, row: DepositRow): Promise<void> {
  if (row.disputedAt === null) {
    await changeDeposit(unit.db, row.id, { disputedAt: unit.now.getTime() });
    await tell(unit, row, 'DISPUTED');
  }
  await takeEarnings(unit, row);
}

type Reversible = Awaited<ReturnType<typeof reversible>>;

async function takeBack(unit: Unit, { deposit: { row }, shares }: ReversalPlan<Reversible>): Promise<string> {
  await changeDeposit(unit.db, row.id, { reversedAt: unit.now.getTime() });
  await unit.post({
    key: `deposit:${row.id}:reversed`,
    type: 'DEPOSIT_REVERSAL',
    memberId: row.memberId,
    postings: [
      ...shares.map(({ wallet, amount }) => ({
        account: memberAccount(row.memberId, wallet, row.currency),
        amount: money.negate(amount),
      })),
      { account: houseAccount('CASH_IN', row.currency), amount: row.amountMinor },
    ],
    details: { name: await depositMethodName(unit.db, row) },
  });
  await tell(unit, row, 'TAKEN_BACK');
  await takeEarnings(unit, row);
  return decimal(row.amountMinor, knownCurrency(row.currency));
}

/**
 * Takes an approved deposit back as the provider does after a dispute, once; answers the amount as a decimal. Where the cash is
 * less than it, it is disputed from then on, and what it earned goes all the same.
 * @param key idempotency key of the attempt, or null
 * @throws Refusal NOT_FOUND, CONFLICT in any other state, INSUFFICIENT_BALANCE when the member's cash is less,
 * IDEMPOTENCY_CONFLICT
 */
export async function reverseDeposit(world: World, id: string, key: string | null): Promise<string> {
  const answer = await world.write(async (unit) => {
    const row = await depositRow(unit.db, id);
    const decision = decideReversal(row ? await reversible(unit.db, row) : null);
    const carryOut = () => {
      if (!decision.allowed) throw refusalOf(reversalReasons, decision);
      return takeBack(unit, decision.plan);
    };
    if (!row) return carryOut();
    const { memberId } = row;
    const order = { memberId, key, operation: 'reverseDeposit', content: { id }, byOperator: true };
    try {
      return await once(unit, order, carryOut);
    } catch (error) {
      if (decision.allowed || !(error instanceof Refusal) || error.code !== 'INSUFFICIENT_BALANCE')
        throw error;
      await dispute(unit, row);
      // Thrown in here it would undo the unit.
      return error;
    }
  });
  if (typeof answer === 'string') return answer;
  throw answer;
}

/**
 * Lifts the dispute of a deposit, as the bank withdraws it; answers the amount that is no longer owed. It counts again towards a
 * lock-in that still runs. What it had awarded stays taken, until the operator gives it anew.
 * @throws Refusal NOT_FOUND, CONFLICT when it is not disputed
 */
export function liftDispute(world: World, id: string): Promise<string> {
  return world.write(async (unit) => {
    const row = await depositRow(unit.db, id);
    const standing = row && { row, disputed: row.disputedAt !== null, reversed: row.reversedAt !== null };
    const decision = decideDisputeLift(standing ?? null);
    if (!decision.allowed) throw refusalOf(disputeLiftReasons, decision);
    const { plan } = decision;
    const { memberId, amountMinor, currency } = plan.row;
    await changeDeposit(unit.db, id, { disputedAt: null, disputeLiftedAt: unit.now.getTime() });
    await countDepositAgain(unit, id);
    await forgiveOwedFor(unit, id);
    await tell(unit, plan.row, 'LIFTED');
    // By the balance the open pages ask again for what the dispute held.
    await publishBalance(unit, memberId);
    return decimal(amountMinor, knownCurrency(currency));
  });
}
