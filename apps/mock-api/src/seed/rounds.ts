import { currencyOf } from '@magpie/domain/money';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { BetStatus, TransactionType } from '#platform/store/contract-types.ts';
import { convert } from '#modules/wallets/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { CatalogueIds } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { addRows } from './store.ts';
import { MINUTE_MS } from './times.ts';

/** A round of cash or bonus money that somebody played at some moment, with what it counted for (BETS-17). */
export interface PlayedRound {
  readonly person: string;
  /** Names the round among those of the person. */
  readonly key: string;
  readonly game: string;
  readonly currency?: string;
  readonly wallet: LedgerWallet;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly status?: BetStatus;
  readonly at: number;
  /** The promo that was active, and how much of the stake counted for it. */
  readonly counted?: { readonly memberPromo: string; readonly amount: bigint };
}

interface Leg {
  readonly part: 'bet' | 'refund' | 'win';
  readonly type: TransactionType;
  readonly wallet: LedgerWallet;
  readonly amount: bigint;
  readonly at: number;
}

/** How long a round lasts. */
export const ROUND_MS = MINUTE_MS / 6;

/** What a bet cost and paid, in its currency and in a fiat one beside it. */
export function betMoney(currency: string, stake: bigint, payout: bigint) {
  const currencyType = currencyOf(currency)?.type ?? 'FIAT';
  const fiat = currencyType === 'FIAT' ? currency : 'AUD';
  return {
    currency,
    currencyType,
    fiatCurrency: fiat,
    effectiveBetMinor: stake,
    fiatEffectiveBetMinor: convert(stake, currency, fiat),
    payoutMinor: payout,
    fiatPayoutMinor: convert(payout, currency, fiat),
  };
}

function betRow(round: PlayedRound, game: ReturnType<CatalogueIds['game']>) {
  const { person, key, wallet, stake, payout, currency = 'AUD', status = 'SETTLED', at, counted } = round;
  return {
    id: `bet_${person}_${key}`,
    memberId: seededMemberId(person),
    gameId: game.id,
    gameCategoryId: game.category,
    gameSessionId: null,
    roundId: `${person}-${key}`,
    status,
    ...betMoney(currency, stake, payout),
    walletMode: wallet === 'CASINO_BONUS' ? 'BONUS' : 'CASH',
    memberPromoId: counted?.memberPromo ?? null,
    countedMinor: counted?.amount ?? 0n,
    placedAt: at,
    settledAt: status === 'UNSETTLED' ? at : at + ROUND_MS,
  } as const;
}

function legsOf({ wallet, stake, payout, status, at }: PlayedRound, isSports: boolean): Leg[] {
  const paid = at + ROUND_MS;
  const legs: Leg[] = [{ part: 'bet', type: 'BET', wallet, amount: -stake, at }];
  if (status === 'CANCELED') {
    legs.push({ part: 'refund', type: 'BET_REFUND', wallet, amount: stake, at: paid });
  }
  if (payout > 0n) {
    const won = isSports
      ? ({ type: 'SPORTS_PAYOUT', wallet: 'SPORT' } as const)
      : ({ type: 'PAYOUT', wallet: wallet === 'CASINO_BONUS' ? wallet : 'CASINO' } as const);
    legs.push({ ...won, part: 'win', amount: payout, at: paid });
  }
  return legs;
}

/** Seeds the bet of a round and the money that moved with it, and answers the id of the bet. */
export async function playRound(unit: Unit, ids: CatalogueIds, round: PlayedRound): Promise<string> {
  const { person, key, currency = 'AUD' } = round;
  const memberId = seededMemberId(person);
  const game = ids.game(round.game);
  const bet = betRow(round, game);
  await addRows(unit.db, 'bets', bet);
  for (const { part, type, wallet, amount, at } of legsOf(round, game.category === 'cat_sportsbook')) {
    await unit.post({
      key: `history:${person}:${key}:${part}`,
      type,
      memberId,
      postings: [
        { account: houseAccount(`GAMES:${game.vendor}`, currency), amount: -amount },
        { account: memberAccount(memberId, wallet, currency), amount },
      ],
      details: { name: round.game },
      at: new Date(at),
    });
  }
  return bet.id;
}
