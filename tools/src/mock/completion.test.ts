import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { completion } from './completion.ts';
import { mockProgram } from './program.ts';

const program = mockProgram({
  send: () => Promise.resolve(),
  platform: '',
  print: () => undefined,
  fail: () => undefined,
  serveMcp: () => Promise.resolve(),
});

/** What a shell offers for the last of some words. */
function offered(...words: string[]): string[] {
  const script = `${completion(program, 'bash')}
COMP_WORDS=(mock "$@"); COMP_CWORD=$#; _mock; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const text = execFileSync('bash', ['--norc', '-c', script, 'bash', ...words], { encoding: 'utf8' });
  return text.trim().split('\n');
}

describe('the completion of a shell', () => {
  it.each([
    [['cl'], ['clock']],
    [['clock', 'fr'], ['freeze']],
    [['clock', 'jump', 'mo'], ['monday']],
    [['fault', 'set', 'maint'], ['maintenance_mode']],
    [['fault', 'set', 'latency', '--prob'], ['--probability']],
  ])('offers after %j what may follow', (words, offer) => {
    expect(offered(...words)).toEqual(offer);
  });

  it('is known for bash and zsh', () => {
    expect(completion(program, 'zsh')).toMatch(/^autoload -U \+X bashcompinit/);
    expect(() => completion(program, 'fish')).toThrow('It must be bash or zsh.');
  });
});
