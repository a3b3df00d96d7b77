import { createStore } from '#shared/store/index.ts';
import type { LaunchRequest, Playing } from './model.ts';

const state = createStore<Playing | null>(null);

type EndSession = (id: string) => Promise<void>;

let endSession: EndSession = () => Promise.resolve();

export interface Launch {
  readonly request: LaunchRequest;
  isCurrent(): boolean;
  change(by: Partial<Pick<Playing, 'phase' | 'url' | 'session'>>): void;
}

/** The player: at most one game is launched or open at a time. */
export const player = {
  state,
  /** Begins a launch; a game that is open is left first. */
  begin(request: LaunchRequest, end: EndSession): Launch {
    void player.leave();
    endSession = end;
    let own: Playing | null = { request, phase: 'CHECKING', url: null, session: null };
    state.set(own);
    const isCurrent = () => own !== null && state.get() === own;
    return {
      request,
      isCurrent,
      change: (by) => {
        if (!own || !isCurrent()) return;
        own = { ...own, ...by };
        state.set(own);
      },
    };
  },
  /** Without a session id no call is made (PLAY-14). Settles when the platform has answered, and never rejects. */
  async leave(): Promise<void> {
    const left = state.get();
    state.set(null);
    if (left?.session) await endSession(left.session.id);
  },
  /**
   * Ends the session of the game and keeps its place on the page, for a launch that follows. Settles when the platform has
   * answered, with a way to ask whether that launch is still waited for.
   */
  async endForRelaunch(): Promise<() => boolean> {
    const left = state.get();
    const waiting: Playing | null = left && { ...left, phase: 'LAUNCHING', url: null, session: null };
    state.set(waiting);
    if (left?.session) await endSession(left.session.id);
    return () => waiting !== null && state.get() === waiting;
  },
};
