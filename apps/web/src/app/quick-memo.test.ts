// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { memo } from '../../stand-ins/quick-memo.ts';

it('works an answer out once for equal questions, and tells others apart', () => {
  const work = vi.fn((...args: unknown[]) => args);
  const quick = memo(work);
  const questions = [
    ['5'],
    [5],
    [undefined],
    ['a', 'b'],
    [{ a: 'b' }],
    [{ a: { b: 'c' } }, null],
    [['a', 'b']],
  ];
  for (const args of [...questions, ...questions]) expect(quick(...args)).toEqual(args);
  expect(work).toHaveBeenCalledTimes(questions.length);
});

it('keeps no more than 5,000 answers', () => {
  const work = vi.fn((width: number) => width);
  const quick = memo(work);
  for (let width = 0; width <= 5_000; width += 1) quick(width);
  quick(5_000);
  expect(work).toHaveBeenCalledTimes(5_001);
  quick(0);
  expect(work).toHaveBeenCalledTimes(5_002);
});
