import { describe, expect, it } from 'vitest';
import { EventBus } from './bus.ts';
import { SubscriberTooSlow } from './errors.ts';
import type { WorldEvent } from './types.ts';

function event(id: string, memberId: string | null = 'mia', name = 'levelUp'): WorldEvent {
  return { id, seq: 1, name, memberId, payload: {}, at: new Date(0) };
}

async function idsOf(stream: AsyncIterable<WorldEvent>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of stream) ids.push(id);
  return ids;
}

describe('subscribe', () => {
  it('gives a member their own events and those of every member, and nobody else’s', async () => {
    const bus = new EventBus();
    const stream = bus.subscribe('w', 'mia', ['levelUp']);
    bus.publish('w', [event('1'), event('2', 'noah'), event('3', null), event('4')]);
    bus.endWorld('w');
    expect(await idsOf(stream)).toEqual(['1', '3', '4']);
  });

  it('gives an observer every member’s events', async () => {
    const bus = new EventBus();
    const stream = bus.subscribe('w', null, ['levelUp']);
    bus.publish('w', [event('1'), event('2', 'noah'), event('3', null)]);
    bus.endWorld('w');
    expect(await idsOf(stream)).toEqual(['1', '2', '3']);
  });

  it('gives only the names asked for, only of its world and only from now on', async () => {
    const bus = new EventBus();
    bus.publish('w', [event('early')]);
    const stream = bus.subscribe('w', 'mia', ['levelUp', 'jackpotWon']);
    bus.publish('w', [event('1', 'mia', 'messageCreated'), event('2', 'mia', 'jackpotWon')]);
    bus.publish('other', [event('3')]);
    bus.publish('w', [event('4')]);
    bus.endWorld('w');
    expect(await idsOf(stream)).toEqual(['2', '4']);
  });

  it('hands an event to whoever waits for it, one to each turn', async () => {
    const bus = new EventBus();
    const stream = bus.subscribe('w', 'mia', ['levelUp']);
    const turns = [stream.next(), stream.next()];
    bus.publish('w', [event('1'), event('2')]);
    expect((await Promise.all(turns)).map((turn) => turn.value?.id)).toEqual(['1', '2']);
    await stream.return();
  });
});

describe('the end of a stream', () => {
  it('gives its place back when the loop is left', async () => {
    const bus = new EventBus();
    const stream = bus.subscribe('w', 'mia', ['levelUp']);
    bus.publish('w', [event('1'), event('2')]);
    expect(bus.count('w')).toBe(1);
    for await (const { id } of stream) {
      expect(id).toBe('1');
      break;
    }
    expect(bus.count('w')).toBe(0);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('ends a turn that waits when it is returned', async () => {
    const bus = new EventBus();
    const stream = bus.subscribe('w', 'mia', ['levelUp']);
    const turn = stream.next();
    await stream.return();
    expect(await turn).toEqual({ done: true, value: undefined });
    bus.publish('w', [event('1')]);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('ends a subscriber that falls 1,000 events behind with an error, and no other', async () => {
    const bus = new EventBus();
    const slow = bus.subscribe('w', 'mia', ['levelUp']);
    const other = bus.subscribe('w', 'noah', ['levelUp']);
    bus.publish(
      'w',
      Array.from({ length: 1_001 }, (_, index) => event(String(index))),
    );
    expect(bus.count('w')).toBe(1);
    await expect(slow.next()).rejects.toThrow(SubscriberTooSlow);
    expect(await slow.next()).toEqual({ done: true, value: undefined });
    bus.publish('w', [event('for noah', 'noah')]);
    expect((await other.next()).value?.id).toBe('for noah');
  });

  it('keeps a subscriber that is exactly 1,000 events behind', async () => {
    const bus = new EventBus();
    const stream = bus.subscribe('w', 'mia', ['levelUp']);
    bus.publish(
      'w',
      Array.from({ length: 1_000 }, (_, index) => event(String(index))),
    );
    bus.endWorld('w');
    expect(await idsOf(stream)).toHaveLength(1_000);
  });
});
