import { accountModule } from './modules/account/index.ts';
import { achievementsModule } from './modules/achievements/index.ts';
import { betsModule } from './modules/bets/index.ts';
import { bonusesModule } from './modules/bonuses/index.ts';
import { cashbackModule } from './modules/cashback/index.ts';
import { configModule } from './modules/config/index.ts';
import { controlModule } from './modules/control/index.ts';
import { freeSpinsModule } from './modules/free-spins/index.ts';
import { gamesModule } from './modules/games/index.ts';
import { jackpotsModule } from './modules/jackpots/index.ts';
import { levelsModule } from './modules/levels/index.ts';
import { lockInModule } from './modules/lock-in/index.ts';
import { messagesModule } from './modules/messages/index.ts';
import type { PlatformModule } from './platform/module.ts';
import { structureOf } from './platform/store/structure.ts';
import { promoListModule } from './modules/promo-list/index.ts';
import { paymentsModule } from './modules/payments/index.ts';
import { playModule } from './modules/play/index.ts';
import { promosModule } from './modules/promos/index.ts';
import { rewardsModule } from './modules/rewards/index.ts';
import { sessionModule } from './modules/session/index.ts';
import { supportModule } from './modules/support/index.ts';
import { tournamentsModule } from './modules/tournaments/index.ts';
import { transactionsModule } from './modules/transactions/index.ts';
import { verificationModule } from './modules/verification/index.ts';
import { walletsModule } from './modules/wallets/index.ts';
import { cashierModule } from './stubs/cashier/index.ts';
import { consoleModule } from './stubs/console/index.ts';
import { gameServerModule } from './stubs/games/index.ts';
import { sportsbookModule } from './stubs/games/sportsbook/index.ts';
import { widgetsModule } from './stubs/widgets/index.ts';

/** Every area of the platform and every stand-in for a third party, in the order of the contract. */
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
  sportsbookModule,
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
  promoListModule,
  freeSpinsModule,
  bonusesModule,
  cashbackModule,
  rewardsModule,
  controlModule,
  consoleModule,
  widgetsModule,
];

/** The tables of every world, whichever of the modules a platform is started with. */
export const structure = structureOf(
  modules.flatMap(({ store }) => store ?? []),
  (settings) => modules.every(({ takesSettings }) => takesSettings?.(settings) ?? true),
);
