import { expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideEarlyJob, decidePush, earlyJobReasons, pushReasons } from './index.ts';

const told = { level: 4, wallets: { mainCash: '3.00', currency: { code: 'AUD' } } };

it.each([
  [{}, null],
  [{ level: 4 }, null],
  [{ wallets: { currency: { code: 'AUD' } } }, null],
  [{ level: 5 }, 'level'],
  [{ wallets: { mainCash: '4.00' } }, 'wallets.mainCash'],
  [{ wallets: { currency: { code: 'NZD' } } }, 'wallets.currency.code'],
  [{ more: true }, 'more'],
])('an event is true as far as it was told so: %j', (wanted, field) => {
  expect(decidePush('levelUp', wanted, told)).toEqual(
    field === null
      ? { allowed: true, plan: undefined }
      : { allowed: false, reason: 'untrue', details: { event: 'levelUp', field } },
  );
});

it('an event that nothing told is not sent alone', () => {
  expect(decidePush('levelUp', {}, null)).toMatchObject({ reason: 'notCaused' });
});

it('who wants an event that is not true is told how it comes about', () => {
  expect(reasonRows(pushReasons, { event: 'levelUp', field: 'level' })).toEqual([
    [
      'notCaused',
      'CONFLICT',
      'Nothing happened that levelUp tells. A level is reached once, from below, and is the one that the experience gives.',
    ],
    [
      'untrue',
      'CONFLICT',
      'The level of levelUp would not be true. A level is reached once, from below, and is the one that the experience gives.',
    ],
  ]);
});

const work = { at: Date.UTC(2026, 2, 2, 13) };

it.each([
  [{ kind: 'SLEEP', work, early: true }, 'unknownJob'],
  [{ kind: 'EXPIRE', work: null, early: true }, 'nothingDue'],
  [{ kind: 'EXPIRE', work, early: false }, 'notEarly'],
  [{ kind: 'EXPIRE', work, early: true }, undefined],
])('work is done early where it is known, there and not bound to its time: %j', (facts, reason) => {
  const decision = decideEarlyJob({ known: ['EXPIRE', 'CLOSE'], ...facts });
  expect('reason' in decision ? decision.reason : undefined).toBe(reason);
});

it('who wants work done early is told what there is, and how time passes', () => {
  expect(
    reasonRows(earlyJobReasons, { kind: 'CLOSE', known: 'EXPIRE, CLOSE', due: '2026-03-02T13:00:00.000Z' }),
  ).toEqual([
    ['unknownJob', 'BAD_USER_INPUT', "There is no job 'CLOSE'. Known: EXPIRE, CLOSE."],
    ['nothingDue', 'NOT_FOUND', 'Nothing of CLOSE is to be done for this member.'],
    [
      'notEarly',
      'CONFLICT',
      "CLOSE follows from the time alone: let it pass by 'clock set 2026-03-02T13:00:00.000Z'.",
    ],
  ]);
});
