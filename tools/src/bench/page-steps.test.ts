import { expect, it } from 'vitest';
import { stepsOf } from './page-steps.ts';

const page = { sent: 0, ended: 10 };
const script = { sent: 10, ended: 30 };

it('counts what is asked for together as one step', () => {
  expect(stepsOf([page, script, { sent: 11, ended: 20 }, { sent: 12, ended: 60 }])).toBe(2);
});

it('counts what waits for another answer as a step of its own, in whatever order it is told', () => {
  expect(stepsOf([{ sent: 31, ended: 40 }, script, page, { sent: 25, ended: 29 }])).toBe(3);
});

it('counts none without requests', () => {
  expect(stepsOf([])).toBe(0);
});
