import { displayMoney } from '@magpie/domain/format';
import { payJackpot, poolStatusAfter, statusAfterWin } from '@magpie/domain/jackpots';
import { jackpotMessage } from '@magpie/domain/messages';
import { money } from '@magpie/domain/money';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { rulesOf } from './model.ts';
import { changeJackpot, keepPayout, usernameOf } from './store/index.ts';
import type { JackpotRow } from './store/index.ts';

const poolOf = ({ id, currency }: Pick<JackpotRow, 'id' | 'currency'>) =>
  houseAccount(`JACKPOT:${id}`, currency);

/** Keeps the state that a pool of this size has (JACK-09), and answers the jackpot as it is then. */
async function moved(unit: Unit, row: JackpotRow, poolMinor: bigint): Promise<JackpotRow> {
  const poolStatus = poolStatusAfter(row.poolStatus, money.of(poolMinor), rulesOf(row));
  if (poolStatus !== row.poolStatus) await changeJackpot(unit.db, row.id, { poolStatus });
  return { ...row, poolMinor, poolStatus };
}

async function addFromHouse(unit: Unit, row: JackpotRow, key: string, amount: bigint): Promise<void> {
  await unit.post({
    key,
    type: 'SYSTEM_CREDIT',
    memberId: null,
    postings: [
      { account: houseAccount('OPENING', row.currency), amount: -amount },
      { account: poolOf(row), amount },
    ],
    details: { name: `${row.name} pool` },
  });
}

/** Adds money of the house to a pool, once per key (JACK-11). */
export async function feedPool(
  unit: Unit,
  row: JackpotRow,
  { key, amount }: { readonly key: string; readonly amount: bigint },
): Promise<JackpotRow> {
  if (amount === 0n) return row;
  await addFromHouse(unit, row, key, amount);
  return moved(unit, row, row.poolMinor + amount);
}

export interface WinningBet {
  readonly id: string;
  readonly memberId: string;
  readonly currency: string;
  readonly effectiveBetMinor: bigint;
}

/** Pays a win to the main cash of the member who made a bet, with its record, jackpotWon and a message (JACK-08, JACK-12). */
export async function payOut(unit: Unit, row: JackpotRow, bet: WinningBet): Promise<JackpotRow> {
  const { memberId } = bet;
  const { id, name, currency } = row;
  const { amount, pool, fromHouse } = payJackpot(money.of(row.poolMinor), rulesOf(row));
  const payoutId = unit.id('jpw');
  await unit.post({
    key: `jackpot:${payoutId}`,
    type: 'JACKPOT_PAYOUT',
    memberId,
    postings: [
      { account: poolOf(row), amount: money.negate(amount) },
      { account: memberAccount(memberId, 'MAIN', currency), amount },
    ],
    details: { name },
  });
  if (fromHouse > 0n) await addFromHouse(unit, row, `jackpot:${payoutId}:seed`, fromHouse);
  const username = await usernameOf(unit.db, memberId);
  const betMinor = convert(bet.effectiveBetMinor, bet.currency, currency);
  const record = { jackpotId: id, memberId, username, currency, amountMinor: amount, betMinor };
  await keepPayout(unit.db, { id: payoutId, ...record, betId: bet.id, paidAt: unit.now.getTime() });
  const status = statusAfterWin(row.status);
  if (status !== row.status) await changeJackpot(unit.db, id, { status });
  const known = knownCurrency(currency);
  const won = decimal(amount, known);
  unit.emit({
    name: 'jackpotWon',
    memberId,
    payload: { amount: won, currency: { ...known }, jackpotId: id },
  });
  await sendMessage(unit, memberId, {
    type: 'AUTOPAYOUT',
    subject: { kind: 'JACKPOT', id },
    ...jackpotMessage(name, displayMoney(won, known)),
  });
  return moved(unit, { ...row, status }, pool);
}
