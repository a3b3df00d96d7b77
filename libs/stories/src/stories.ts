import type { Story } from './story.ts';
import { bonusLost } from './told/bonus-lost.ts';
import { documentRejectedAndApproved } from './told/document-rejected-and-approved.ts';
import { firstDeposit } from './told/first-deposit.ts';
import { giftThatRunsOut } from './told/gift-that-runs-out.ts';
import { levelUpWithJackpot } from './told/level-up-with-jackpot.ts';
import { limitsReached } from './told/limits-reached.ts';
import { lockInToBonus } from './told/lock-in-to-bonus.ts';
import { lostSocketInAGame } from './told/lost-socket-in-a-game.ts';
import { maintenanceInADeposit } from './told/maintenance-in-a-deposit.ts';
import { matchSettled } from './told/match-settled.ts';
import { mondayCashback } from './told/monday-cashback.ts';
import { numberNotVerified } from './told/number-not-verified.ts';
import { saveThatFails } from './told/save-that-fails.ts';
import { secondDevice } from './told/second-device.ts';
import { tokenExpiredInPlay } from './told/token-expired-in-play.ts';

/** Every story that ships, in the order in which they are listed. */
export const stories: readonly Story[] = [
  firstDeposit,
  limitsReached,
  maintenanceInADeposit,
  numberNotVerified,
  mondayCashback,
  levelUpWithJackpot,
  giftThatRunsOut,
  lockInToBonus,
  bonusLost,
  lostSocketInAGame,
  tokenExpiredInPlay,
  matchSettled,
  secondDevice,
  documentRejectedAndApproved,
  saveThatFails,
];

/** The story of this name; undefined for any other name. */
export function storyNamed(name: string): Story | undefined {
  return stories.find((story) => story.name === name);
}
