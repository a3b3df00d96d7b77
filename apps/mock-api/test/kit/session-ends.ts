import { SESSION_ENDED } from '#platform/auth/index.ts';
import type { TestPlatform } from './platform.ts';

export interface SessionEnd {
  readonly memberId: string | null;
  readonly sessionId: unknown;
  readonly reason: unknown;
}

/** Keeps every end of a session from now on, whatever ends it, as its own transaction tells it. */
export function keepSessionEnds({ registry }: TestPlatform): readonly SessionEnd[] {
  const ends: SessionEnd[] = [];
  registry.onEvent(SESSION_ENDED, (_unit, { memberId, payload: { sessionId, reason } }) => {
    ends.push({ memberId, sessionId, reason });
    return Promise.resolve();
  });
  return ends;
}
