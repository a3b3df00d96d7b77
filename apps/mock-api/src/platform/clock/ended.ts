import type { EpochMs } from '../store/columns.ts';

/**
 * The moment at which something is looked at: never before its end was noted. A machine whose clock is set back while the
 * platform is down must not bring back what has ended.
 */
export function notBefore(now: Date, ended: EpochMs | null): Date {
  return ended !== null && ended > now.getTime() ? new Date(ended) : now;
}
