import { money } from '@magpie/domain/money';
import type { PlayFigures } from '@magpie/domain/play';
import type { Reader } from '#platform/store/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { GameSessionModel } from './model.ts';
import { sumPlay } from './store/reality-checks.ts';
import type { PlaySum } from './store/reality-checks.ts';

async function figures(db: Reader, sum: PlaySum): Promise<PlayFigures<string>> {
  const { staked, won } = await sumPlay(db, sum);
  const wire = (minor: bigint) => decimal(money.of(minor), knownCurrency(sum.currency));
  return { staked: wire(staked), won: wire(won), net: wire(won - staked) };
}

/** What was staked and won in a game session so far. */
export function sessionFigures(db: Reader, session: GameSessionModel): Promise<PlayFigures<string>> {
  const { id, memberId, currency, dateTimeStarted } = session;
  return figures(db, { memberId, currency, since: new Date(dateTimeStarted), session: id });
}

/** What was staked and won at all games since the reality check of a session counts. */
export function checkedFigures(db: Reader, session: GameSessionModel): Promise<PlayFigures<string>> {
  const { memberId, currency, countedFrom } = session;
  return figures(db, { memberId, currency, since: countedFrom });
}
