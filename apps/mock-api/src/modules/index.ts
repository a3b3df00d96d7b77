import { accountModule } from './account/index.ts';
import { betsModule } from './bets/index.ts';
import { bonusesModule } from './bonuses/index.ts';
import { cashbackModule } from './cashback/index.ts';
import { configModule } from './config/index.ts';
import { controlModule } from './control/index.ts';
import { freeSpinsModule } from './free-spins/index.ts';
import { gamesModule } from './games/index.ts';
import { lockInModule } from './lock-in/index.ts';
import type { PlatformModule } from './module.ts';
import { paymentsModule } from './payments/index.ts';
import { playModule } from './play/index.ts';
import { promosModule } from './promos/index.ts';
import { sessionModule } from './session/index.ts';
import { supportModule } from './support/index.ts';
import { verificationModule } from './verification/index.ts';
import { walletsModule } from './wallets/index.ts';
import { gameServerModule } from '../stubs/games/index.ts';

export type { PlatformModule } from './module.ts';

/** Every business area of the platform, in the order of the contract. */
export const modules: readonly PlatformModule[] = [
  accountModule,
  sessionModule,
  configModule,
  walletsModule,
  gamesModule,
  playModule,
  betsModule,
  gameServerModule,
  supportModule,
  paymentsModule,
  verificationModule,
  promosModule,
  lockInModule,
  freeSpinsModule,
  bonusesModule,
  cashbackModule,
  controlModule,
];
