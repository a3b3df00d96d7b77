import type { BetFacts, FreeSpinStake, WalletStake } from '@magpie/domain/play';
import { balances } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { spinsInGame } from '../../free-spins/index.ts';
import { knownCurrency, walletAmounts } from '../../wallets/index.ts';
import { identityOf, promoFacts } from '../active-promo.ts';
import type { GameSessionModel } from '../model.ts';
import { sessionNow } from '../sessions.ts';
import { kindOf, stakesOf } from './money.ts';
import { findBet, findRollbackOf } from './store.ts';
import type { BetOrder } from './types.ts';

async function walletStake(unit: Unit, session: GameSessionModel): Promise<WalletStake> {
  const { memberId, game, currency } = session;
  return {
    paidBy: 'WALLETS',
    game: identityOf(game),
    ...(await promoFacts(unit.db, memberId, currency)),
    held: walletAmounts(await balances(unit.db, memberId, currency)),
    kind: kindOf(game),
  };
}

async function freeSpinStake(
  unit: Unit,
  { memberId, game }: GameSessionModel,
  freeSpin: string,
): Promise<FreeSpinStake> {
  const spins = await spinsInGame(unit.db, { memberId, freeSpin, gameId: game.id });
  return { paidBy: 'FREE_SPIN', spins: spins?.held ?? null, value: spins?.value ?? null, now: unit.now };
}

export async function betFacts(
  unit: Unit,
  { session, transaction, round, amount, stakedFrom }: BetOrder,
): Promise<BetFacts> {
  const { game, currency, freeSpin } = session;
  return {
    rolledBack: (await findRollbackOf(unit.db, game.vendor.id, transaction)) !== undefined,
    roundTaken: (await findBet(unit.db, game.id, round)) !== undefined,
    ...(await sessionNow(unit, session)),
    ...{ amount, stakedFrom },
    type: knownCurrency(currency).type,
    ladder: stakesOf('ANY', currency),
    stake:
      freeSpin === null ? await walletStake(unit, session) : await freeSpinStake(unit, session, freeSpin),
  };
}
