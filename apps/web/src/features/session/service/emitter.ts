export interface Emitter<Events> {
  /** Listens until the returned function is called. */
  on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): () => void;
  emit<E extends keyof Events>(event: E, payload: Events[E]): void;
}

export function createEmitter<Events>(): Emitter<Events> {
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
