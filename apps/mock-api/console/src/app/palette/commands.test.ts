import { User } from 'lucide-react';
import { expect, it } from 'vitest';
import { clockMoves } from './clock-moves.ts';
import { found, type Command } from './commands.ts';

const command = (group: string, label: string, hint = ''): Command => ({
  ...{ id: label, group, label, hint, icon: User },
  run: () => undefined,
});

const all = [
  command('Go to', 'Clock'),
  command('Do', 'member set', 'Changes a member'),
  command('Do', 'clock set', 'Moves the clock'),
  command('People', 'mia@magpie.test', 'Mia Callahan'),
];

const labels = (text: string) => found(all, text).map(({ label }) => label);

it('finds what holds all the words, wherever they stand', () => {
  expect(labels('')).toEqual(['Clock', 'member set', 'clock set', 'mia@magpie.test']);
  expect(labels('callahan MIA')).toEqual(['mia@magpie.test']);
  expect(labels('nobody')).toEqual([]);
});

it('puts what begins with the first word at the front of its group', () => {
  expect(labels('c')).toEqual(['Clock', 'clock set', 'member set', 'mia@magpie.test']);
});

it('finds the moves of the clock by what they lead to', () => {
  const moves = clockMoves.map(({ label, hint }) => command('Do', label, hint));
  const labelled = (text: string) => found(moves, text).map(({ label }) => label);
  expect(labelled('next monday')).toEqual(['Move the clock to next Monday']);
  expect(labelled('one day')).toEqual(['Move the clock one day on']);
});
