import { expect, it } from 'vitest';
import { ofWhat } from './of-what.ts';

it('leaves the member out of the key of a job, who is told beside it', () => {
  const key = 'mem_mia:cashback_live:2026-11-23T13:00:00.000Z';
  expect(ofWhat({ key, member: 'mem_mia' })).toBe('cashback_live:2026-11-23T13:00:00.000Z');
  expect(ofWhat({ key, member: null })).toBe(key);
  expect(ofWhat({ key: 'mem_mia', member: 'mem_mia' })).toBe('mem_mia');
  expect(ofWhat({ key: 'mem_mia2:x', member: 'mem_mia' })).toBe('mem_mia2:x');
});
