import { describe, expect, it, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('the cache of pictures', () => {
  it('makes a text once', () => {
    const cache = new BoundedCache(100);
    const make = vi.fn(() => 'text');
    expect([cache.getOrMake('a', make), cache.getOrMake('a', make)]).toEqual(['text', 'text']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('never keeps more than its limit and forgets the least recently used first', () => {
    const cache = new BoundedCache(10);
    const fill = (key: string): string => cache.getOrMake(key, () => 'xxxx');
    fill('a');
    fill('b');
    fill('a');
    fill('c');
    expect(cache.size).toBe(8);
    const make = vi.fn(() => 'xxxx');
    cache.getOrMake('a', make);
    expect(make).not.toHaveBeenCalled();
    cache.getOrMake('b', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('gives out a text above its limit without keeping it', () => {
    const cache = new BoundedCache(3);
    expect(cache.getOrMake('a', () => 'long text')).toBe('long text');
    expect(cache.size).toBe(0);
  });
});
