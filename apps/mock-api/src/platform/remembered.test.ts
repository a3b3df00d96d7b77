import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('what a function answers', () => {
  it('is worked out once for the same arguments, also when it is undefined', () => {
    const asked: string[] = [];
    const answer = remembered(10, (first: string, second: string) => {
      asked.push(`${first}-${second}`);
      return first === 'none' ? undefined : first + second;
    });
    expect([answer('a', 'b'), answer('a', 'b'), answer('a', 'c')]).toEqual(['ab', 'ab', 'ac']);
    expect([answer('none', ''), answer('none', '')]).toEqual([undefined, undefined]);
    expect(asked).toEqual(['a-b', 'a-c', 'none-']);
  });

  it('is forgotten when there is too much of it', () => {
    let asked = 0;
    const answer = remembered(2, (name: string) => {
      asked += 1;
      return name;
    });
    for (const name of ['a', 'b', 'a', 'b', 'c', 'a']) expect(answer(name)).toBe(name);
    expect(asked).toBe(4);
  });
});
