import type {
  BalanceUpdatedSubscription,
  JackpotWonSubscription,
  LevelUpSubscription,
  MemberPromoCreatedSubscription,
  MemberUpdatedSubscription,
  MessageCreatedSubscription,
} from '@magpie/gql/events';
import type { Emitter } from './emitter.ts';

/** The pushes of the platform by name, with what each carries (PUSH-01). */
export interface PushEvents {
  balanceUpdated: BalanceUpdatedSubscription['balanceUpdated'];
  jackpotWon: JackpotWonSubscription['jackpotWon'];
  levelUp: LevelUpSubscription['levelUp'];
  memberPromoCreated: MemberPromoCreatedSubscription['memberPromoCreated'];
  memberUpdated: MemberUpdatedSubscription['memberUpdated'];
  messageCreated: MessageCreatedSubscription['messageCreated'];
}

export type Pushes = Emitter<PushEvents>;
