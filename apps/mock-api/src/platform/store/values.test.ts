import { describe, expect, it } from 'vitest';
import { canonicalJson, jsonObject } from './values.ts';

describe('canonicalJson', () => {
  it('gives one text whatever the order of keys, at every depth, and keeps the order of lists', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
    expect(canonicalJson({ a: { c: null, d: [2, 1] }, b: 1 })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
  });
});

describe('jsonObject', () => {
  it('reads an object and refuses a list, a null and a broken text', () => {
    expect(jsonObject('{"name":"Bet"}')).toEqual({ name: 'Bet' });
    expect(() => jsonObject('[]')).toThrow(TypeError);
    expect(() => jsonObject('null')).toThrow(TypeError);
    expect(() => jsonObject('{')).toThrow(SyntaxError);
  });
});
