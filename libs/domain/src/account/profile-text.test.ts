import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNameText, profileTextProblem, tidyText } from './index.ts';
import { missingTexts } from './testing/profiles.ts';

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  maxLength: 300,
});

describe('texts of a profile', () => {
  it.each([
    ['  Mia  ', 'Mia'],
    ['Anne\t\n Marie', 'Anne Marie'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['\u200fمريم\u200f', 'مريم'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Mi\u0000\u0007a', 'Mia'],
    ['\u202eaiM', 'aiM'],
    ['Mia\u00a0Lee', 'Mia Lee'],
    ['\ud83e', '\ufffd'],
  ])('are tidied: %j gives %j', (text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
  });

  it('are tidied once for all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tidy = tidyText(text);
        expect(tidyText(tidy)).toBe(tidy);
        expect(tidy).not.toMatch(/^\s|\s$|\s\s|\p{Cc}/u);
      }),
    );
  });
});

describe('names', () => {
  it.each([
    'Mia',
    "O'Brien",
    'D’Arcy',
    'Nguyễn-Ánh',
    'José María',
    'محمد',
    'נעמה',
    '李小龍',
    'Ραφαήλ',
    'हिन्दी',
    'J. R.',
    'Lee, Jr.',
  ])('take the letters of any script: %s', (name) => {
    expect(isNameText(tidyText(name))).toBe(true);
    expect(profileTextProblem('firstName', name)).toBeNull();
    expect(profileTextProblem('lastName', name)).toBeNull();
  });

  it.each(['<script>alert(1)</script>', 'Mia; DROP TABLE', '🦜', '${name}', 'a"b', '007', '-', 'Mia\ud83e'])(
    'refuse what is no name, with a message that names the field: %j',
    (name) => {
      const rule = 'may hold only letters, digits, spaces, hyphens, apostrophes, commas and full stops.';
      expect(profileTextProblem('firstName', name)).toBe(`First name ${rule}`);
      expect(profileTextProblem('lastName', name)).toBe(`Last name ${rule}`);
    },
  );

  it.each([
    ['firstName', 'First name', 100],
    ['lastName', 'Last name', 100],
    ['street', 'Street', 200],
    ['postCode', 'Postcode', 20],
    ['locality', 'Suburb or town', 100],
    ['stateDistrict', 'State', 100],
  ] as const)('%s has a limit', (field, label, limit) => {
    const message = `${label} can have at most ${String(limit)} characters.`;
    expect(profileTextProblem(field, 'a'.repeat(limit))).toBeNull();
    expect(profileTextProblem(field, ` ${'a'.repeat(limit)} `)).toBeNull();
    expect(profileTextProblem(field, 'a'.repeat(limit + 1))).toBe(message);
    expect(profileTextProblem(field, 'a'.repeat(10_000))).toBe(message);
  });
});

describe('required fields', () => {
  it.each(missingTexts)('PROF-06 %s is required', (field, message) => {
    for (const blank of ['', '   ', '\t\n', '\u200e', '\u0000']) {
      expect(profileTextProblem(field, blank)).toBe(message);
    }
  });
});

describe('address', () => {
  it.each([
    ['street', 'Street'],
    ['postCode', 'Postcode'],
    ['locality', 'Suburb or town'],
  ] as const)('PROF-08 %s holds only letters, digits, commas and spaces', (field, label) => {
    for (const good of ['Unit 3, 9 High', '2042', 'Ōtāhuhu', 'Москва']) {
      expect(profileTextProblem(field, good)).toBeNull();
    }
    for (const bad of ['14/2 A', "O'Connor", 'St. Kilda', '<b>', 'a-b', 'a_b', '12@', 'Flat #3', '(rear)']) {
      expect(profileTextProblem(field, bad)).toBe(
        `${label} may hold only letters, digits, commas and spaces.`,
      );
    }
  });

  it('the state may have an apostrophe', () => {
    expect(profileTextProblem('stateDistrict', "Hawke's Bay")).toBeNull();
    expect(profileTextProblem('stateDistrict', '<i>VIC</i>')).not.toBeNull();
  });
});
