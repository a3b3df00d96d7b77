import type { HouseAccountKind } from '@magpie/domain/transactions';
import type { AccountRef, LedgerWallet, HouseAccount, HouseAccountRef, MemberAccountRef } from './types.ts';

export function memberAccount(memberId: string, wallet: LedgerWallet, currency: string): MemberAccountRef {
  return { owner: 'MEMBER', memberId, wallet, currency };
}

export function houseAccount(house: HouseAccount, currency: string): HouseAccountRef {
  return { owner: 'HOUSE', house, currency };
}

export function accountId(account: AccountRef): string {
  return account.owner === 'MEMBER'
    ? `member:${account.memberId}:${account.wallet}:${account.currency}`
    : `house:${account.house}:${account.currency}`;
}

export function houseKind(house: HouseAccount): HouseAccountKind {
  if (house.startsWith('GAMES:')) return 'GAMES';
  if (house.startsWith('JACKPOT:')) return 'JACKPOT';
  return house.startsWith('TOURNAMENT:') ? 'TOURNAMENT' : (house as HouseAccountKind);
}
