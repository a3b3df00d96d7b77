import type { RollbackFacts, RoundBet, SettlementFacts } from '@magpie/domain/play';
import { fromFlag } from '../../../platform/store/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';
import type { GameSessionModel } from '../model.ts';
import { findBet, findRollbackOf, findTransaction } from './store.ts';
import type { BetRow, TransactionRow } from './store.ts';
import type { RollbackOrder } from './types.ts';

export interface KeptBet extends RoundBet {
  readonly row: BetRow;
}

function keptBet(row: BetRow): KeptBet {
  const { member_id, currency, free_spin, status } = row;
  return { member: member_id, currency, freeSpin: fromFlag(free_spin), status, row };
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
  const own = placed.kind === 'BET' && placed.member_id === session.memberId;
  return own && placed.game_id === session.game.id && placed.round_id === round ? 'BET' : 'OTHER';
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
