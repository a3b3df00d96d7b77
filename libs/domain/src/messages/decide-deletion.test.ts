import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideDeletion, decideMessage, messageReasons } from './index.ts';

describe('deleting a message', () => {
  it.each([
    [{ id: 'm-1', read: true }, null],
    [{ id: 'm-1', read: false }, 'Only a message that was read can be deleted.'],
    [null, 'This message does not exist.'],
  ])('MSG-06 of %j is answered with %j', (message, text) => {
    expect(decisionText(messageReasons, decideDeletion(message))).toBe(text);
  });

  it('takes the message that was found', () => {
    expect(decideDeletion({ id: 'm-1', read: true })).toEqual({
      allowed: true,
      plan: { id: 'm-1', read: true },
    });
  });

  it('reads an unread message, and none that is not there', () => {
    expect(decideMessage({ id: 'm-2', read: false })).toMatchObject({ allowed: true });
    expect(decideMessage(null)).toMatchObject({ allowed: false, reason: 'unknown' });
  });
});
