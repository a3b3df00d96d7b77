import { accountModule } from './account/index.ts';
import { achievementsModule } from './achievements/index.ts';
import { betsModule } from './bets/index.ts';
import { bonusesModule } from './bonuses/index.ts';
import { cashbackModule } from './cashback/index.ts';
import { configModule } from './config/index.ts';
import { controlModule } from './control/index.ts';
import { freeSpinsModule } from './free-spins/index.ts';
import { gamesModule } from './games/index.ts';
import { jackpotsModule } from './jackpots/index.ts';
import { levelsModule } from './levels/index.ts';
import { lockInModule } from './lock-in/index.ts';
import { messagesModule } from './messages/index.ts';
import type { PlatformModule } from './module.ts';
import { paymentsModule } from './payments/index.ts';
import { playModule } from './play/index.ts';
import { promosModule } from './promos/index.ts';
import { sessionModule } from './session/index.ts';
import { supportModule } from './support/index.ts';
import { tournamentsModule } from './tournaments/index.ts';
import { transactionsModule } from './transactions/index.ts';
import { verificationModule } from './verification/index.ts';
import { walletsModule } from './wallets/index.ts';
import { cashierModule } from '../stubs/cashier/index.ts';
import { consoleModule } from '../stubs/console/index.ts';
import { gameServerModule } from '../stubs/games/index.ts';
import { widgetsModule } from '../stubs/widgets/index.ts';

export type { PlatformModule } from './module.ts';

/** Every business area of the platform, in the order of the contract. */
export const modules: readonly PlatformModule[] = [
  accountModule,
  sessionModule,
  configModule,
  walletsModule,
  transactionsModule,
  gamesModule,
  playModule,
  betsModule,
  gameServerModule,
  levelsModule,
  achievementsModule,
  jackpotsModule,
  tournamentsModule,
  messagesModule,
  supportModule,
  cashierModule,
  paymentsModule,
  verificationModule,
  promosModule,
  lockInModule,
  freeSpinsModule,
  bonusesModule,
  cashbackModule,
  controlModule,
  consoleModule,
  widgetsModule,
];
