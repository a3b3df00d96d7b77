import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { account } from './0010-account.ts';
import { play } from './0030-play.ts';
import { promos } from './0040-promos.ts';
import { paymentsAndDocuments } from './0041-payments.ts';
import { messages } from './0050-messages.ts';
import { levels } from './0051-levels.ts';
import { achievements } from './0052-achievements.ts';
import { jackpots } from './0053-jackpots.ts';
import { tournaments } from './0054-tournaments.ts';
import { cashier } from './0060-cashier.ts';
import { worldLife } from './0061-world-life.ts';
import { lists } from './0062-lists.ts';
import { guessing } from './0063-guessing.ts';
import { rewardLists } from './0064-reward-lists.ts';
import { sessionDevices } from './0065-session-devices.ts';
import { codeOwner } from './0066-code-owner.ts';
import { timezones } from './0068-timezones.ts';
import { depositSite } from './0070-deposit-site.ts';
import { supersededDrafts } from './0071-superseded-drafts.ts';
import { supersededBy } from './0073-superseded-by.ts';
import { playIndexes } from './0074-play-indexes.ts';
import { gameSessionLife } from './0072-game-session-life.ts';

/** Every migration by name, in order. One that has been released is never changed; a later one changes its work. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0010-account': account,
  '0030-play': play,
  '0040-promos': promos,
  '0041-payments': paymentsAndDocuments,
  '0050-messages': messages,
  '0051-levels': levels,
  '0052-achievements': achievements,
  '0053-jackpots': jackpots,
  '0054-tournaments': tournaments,
  '0060-cashier': cashier,
  '0061-world-life': worldLife,
  '0062-lists': lists,
  '0063-guessing': guessing,
  '0064-reward-lists': rewardLists,
  '0065-session-devices': sessionDevices,
  '0066-code-owner': codeOwner,
  '0068-timezones': timezones,
  '0070-deposit-site': depositSite,
  '0071-superseded-drafts': supersededDrafts,
  '0072-game-session-life': gameSessionLife,
  '0073-superseded-by': supersededBy,
  '0074-play-indexes': playIndexes,
};
