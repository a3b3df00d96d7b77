import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closesPaymentFrame, decideDeletion, decideMessage, messageIcon, messageReasons } from './index.ts';

describe('the reasons about a message', () => {
  it('are these, with their codes', () => {
    expect(messageReasons.unknown.code).toBe('NOT_FOUND');
    expect(messageReasons.unread.code).toBe('CONFLICT');
    expect(Object.keys(messageReasons)).toEqual(['unknown', 'unread']);
  });

  it('are none for reading one, read or not', () => {
    for (const read of [true, false]) {
      const message = { id: 'm-1', read };
      const decision = decideMessage(message);
      expect(decision).toEqual({ allowed: true, plan: message });
    }
    expect(decideDeletion({ read: false })).toEqual({ allowed: false, reason: 'unread', details: undefined });
    expect(decideDeletion(null)).toEqual({ allowed: false, reason: 'unknown', details: undefined });
  });
});

describe('the icon of a message', () => {
  const words = ['REJECTED', 'FAILED', 'EXPIRED', 'PROCESSING', 'APPROVED', 'RECEIVED'] as const;
  const icons = ['warning', 'warning', 'warning', 'process', 'check', 'check'] as const;
  const pairs = words.flatMap((first, at) =>
    words.map((second, other) => [first, second, icons[Math.min(at, other)] ?? 'notify'] as const),
  );

  it.each(pairs)('MSG-09 of %s and %s is that of the graver: %s', (first, second, icon) => {
    expect(messageIcon(`${first}_${second}`)).toBe(icon);
  });

  it.each(['rejected', 'Approved', 'REJECT', 'PROCESS', 'APPROVE D', 'RECEIVE', ' ', '🦜'])(
    'MSG-09 of %j is the one of any other message',
    (type) => {
      expect(messageIcon(type)).toBe('notify');
    },
  );

  it.each(words)('MSG-09 is found wherever %s stands', (word) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_]*$/), fc.stringMatching(/^[a-z0-9_]*$/), (before, after) => {
        expect(messageIcon(before + word + after)).toBe(messageIcon(word));
      }),
    );
  });
});

it.each([
  ['Deposit Request  Approved', false],
  ['Deposit Request Approve', false],
  ['Withdrawal Request Receive', false],
  ['WITHDRAWAL REQUEST RECEIVED', false],
  ['Re: Withdrawal Request Received!', true],
  ['Deposit Request Approved and Withdrawal Request Received', true],
])('the title %j closes the payment frame: %s', (title, closes) => {
  expect(closesPaymentFrame(title)).toBe(closes);
});
