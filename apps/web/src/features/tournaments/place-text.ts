import { fullName, maskName } from '@magpie/domain/account';
import type { Account } from '../session/index.ts';
import type { Tournament } from './use-tournaments.ts';

const plural = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1 is '1st', 12 is '12th'. */
export function ordinal(rank: number): string {
  return `${String(rank)}${endings[plural.select(rank)] ?? 'th'}`;
}

type Place = Tournament['leaderboard'][number];

/** Other members are not named to strangers, whatever the platform sends (JACK-06); oneself is never an address. */
export function playerName({ own, username }: Place, account: Account | null): string {
  if (!own) return maskName(username);
  const name = account ? fullName(account) : '';
  return name === '' ? 'You' : `${name} (you)`;
}
