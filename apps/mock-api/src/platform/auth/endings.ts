import { accessReasons, endedRefusals } from '@magpie/domain/session';
import type { SessionEnding } from '@magpie/domain/session';

export function isEndReason(value: unknown): value is SessionEnding {
  return typeof value === 'string' && Object.hasOwn(endedRefusals, value);
}

/** What a socket is closed with when its session ends: the message of a FORBIDDEN, else the code. */
export function closeReason(reason: SessionEnding): string {
  const { code, text } = accessReasons[endedRefusals[reason]];
  return code === 'FORBIDDEN' ? text() : code;
}
