import { expect, it } from 'vitest';
import { listText } from './story-runs.ts';

it('lists the stories with their titles one below another', () => {
  const lines = listText().split('\n');
  const titles = new Set(lines.map((line) => /^\S+ {2,}/.exec(line)?.[0].length));
  expect(lines.length).toBeGreaterThanOrEqual(12);
  expect([...titles]).toEqual([32]);
});
