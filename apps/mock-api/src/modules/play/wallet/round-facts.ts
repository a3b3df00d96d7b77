import { money } from '@magpie/domain/money';
import type { PaymentFacts, RollbackFacts, RoundBet, SettlementFacts, StakedBet } from '@magpie/domain/play';
import type { Unit } from '#platform/worlds/index.ts';
import type { GameSessionModel } from '../model.ts';
import { knownCurrency } from '../../wallets/index.ts';
import { findBet, findBetTransaction, findRollbackOf, findTransaction } from './store.ts';
import type { BetRow, TransactionRow } from './store.ts';
import type { RollbackOrder, WinOrder } from './types.ts';

export interface KeptBet extends RoundBet {
  readonly row: BetRow;
}

function keptBet(row: BetRow): KeptBet {
  const { memberId, currency, freeSpin, status, payoutMinor, boughtMinor } = row;
  const before = { paid: money.of(payoutMinor), bought: money.of(boughtMinor) };
  return { member: memberId, currency, freeSpin, status, ...before, row };
}

export async function paymentFacts(
  unit: Unit,
  { session, round, amount, bought, ended }: WinOrder,
): Promise<PaymentFacts<KeptBet & StakedBet>> {
  const { bet, ...facts } = await settlementFacts(unit, session, round);
  const placed = bet && (await findBetTransaction(unit.db, bet.row.gameId, round));
  const stake = money.of(placed?.amountMinor ?? 0n);
  return {
    ...facts,
    bet: bet && { ...bet, stake },
    ...{ ended, amount, bought, type: knownCurrency(session.currency).type },
  };
}

export async function settlementFacts(
  unit: Unit,
  { memberId, currency, freeSpin, game }: GameSessionModel,
  round: string,
): Promise<SettlementFacts<KeptBet>> {
  const row = await findBet(unit.db, game.id, round);
  return {
    bet: row ? keptBet(row) : null,
    session: { member: memberId, currency, freeSpin: freeSpin !== null },
  };
}

function placedAs(
  placed: TransactionRow | undefined,
  { session, round }: RollbackOrder,
): RollbackFacts<KeptBet>['placed'] {
  if (!placed) return 'NONE';
  const own = placed.kind === 'BET' && placed.memberId === session.memberId;
  return own && placed.gameId === session.game.id && placed.roundId === round ? 'BET' : 'OTHER';
}

export async function rollbackFacts(unit: Unit, order: RollbackOrder): Promise<RollbackFacts<KeptBet>> {
  const { session, round, bet } = order;
  const vendor = session.game.vendor.id;
  return {
    ...(await settlementFacts(unit, session, round)),
    repeated: (await findRollbackOf(unit.db, vendor, bet)) !== undefined,
    placed: placedAs(await findTransaction(unit.db, vendor, bet), order),
  };
}
