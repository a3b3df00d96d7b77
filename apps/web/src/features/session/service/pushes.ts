import type {
  BalanceUpdatedSubscription,
  JackpotWonSubscription,
  LevelUpSubscription,
  MemberPromoCreatedSubscription,
  MemberUpdatedSubscription,
  MessageCreatedSubscription,
} from '@magpie/gql/events';

/** The pushes of the platform by name, with what each carries (PUSH-01). */
export interface PushEvents {
  balanceUpdated: BalanceUpdatedSubscription['balanceUpdated'];
  jackpotWon: JackpotWonSubscription['jackpotWon'];
  levelUp: LevelUpSubscription['levelUp'];
  memberPromoCreated: MemberPromoCreatedSubscription['memberPromoCreated'];
  memberUpdated: MemberUpdatedSubscription['memberUpdated'];
  messageCreated: MessageCreatedSubscription['messageCreated'];
}

interface Emitter<Events> {
  /** Listens until the returned function is called. */
  on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): () => void;
  emit<E extends keyof Events>(event: E, payload: Events[E]): void;
}

export type Pushes = Emitter<PushEvents>;

// Generic, as types cannot pair a name of a known list with its payload.
function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [E in keyof Events]?: Set<(payload: Events[E]) => void> } = {};
  return {
    on: (event, listener) => {
      const those = (listeners[event] ??= new Set());
      those.add(listener);
      return () => those.delete(listener);
    },
    emit: (event, payload) => {
      for (const listener of listeners[event] ?? []) listener(payload);
    },
  };
}

export const createPushes = createEmitter<PushEvents>;
