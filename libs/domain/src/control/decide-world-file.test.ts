import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import {
  decideWorldContents,
  decideWorldFile,
  decideWorldFileType,
  maxWorldFileBytes,
  worldFileReasons,
} from './index.ts';

const header = { version: '1.2.0', migrations: ['0001-a', '0002-b'], bytes: 4_096 };
const right = { format: 1, header, known: ['0001-a', '0002-b', '0003-c'] };

it('takes the file of a world of this version or an older one', () => {
  expect(decideWorldFile(right)).toEqual({ allowed: true, plan: header });
  expect(decideWorldFile({ ...right, header: { ...header, bytes: maxWorldFileBytes } }).allowed).toBe(true);
});

it.each([
  [{ format: null, header: null }, 'BAD_USER_INPUT', 'This is not the file of a world.'],
  [
    { format: 2, header: null },
    'CONFLICT',
    'A newer version wrote this file. Update the platform, then import it again.',
  ],
  [
    { header: null, known: [] },
    'BAD_USER_INPUT',
    'The file of this world is damaged or incomplete. Export it again.',
  ],
  [
    { known: ['0001-a'], header: { ...header, bytes: Number.MAX_SAFE_INTEGER } },
    'CONFLICT',
    'This world was exported by a newer version (1.2.0). Update the platform, then import it again.',
  ],
  [
    { header: { ...header, bytes: maxWorldFileBytes + 1 } },
    'PAYLOAD_TOO_LARGE',
    'The file of a world may have 512 MB at most.',
  ],
])('refuses the file of %j: %s %s', (change, code, text) => {
  const decision = decideWorldFile({ ...right, ...change });
  expect(decision.allowed ? null : worldFileReasons[decision.reason].code).toBe(code);
  expect(decisionText(worldFileReasons, decision)).toBe(text);
});

it.each([
  [true, true, null],
  [false, true, 'damaged'],
  [true, false, 'damaged'],
])('takes contents that are whole: %s, and sound: %s, or says %s', (whole, sound, reason) => {
  const decision = decideWorldContents({ whole, sound });
  expect(decision.allowed ? null : decision.reason).toBe(reason);
});

it('takes nothing that does not say by its type what it is', () => {
  expect(decideWorldFileType(true).allowed).toBe(true);
  expect(decisionText(worldFileReasons, decideWorldFileType(false))).toBe(
    'The content-type must be application/vnd.magpie.world.',
  );
});
