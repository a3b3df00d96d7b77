import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import {
  decideNewPassword,
  isCode,
  isEmail,
  isOldEnough,
  passwordIsUsername,
  newPasswordReasons,
} from './index.ts';

const short = 'Password must be at least 8 characters long.';
const long = 'Password must not exceed 20 characters.';
const weak =
  'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.';

const problemOf = (password: string, email: string | null = null) =>
  decisionText(newPasswordReasons, decideNewPassword(password, email));

describe('new passwords', () => {
  it.each([
    ['Magpie7', short],
    ['Magpie77', null],
    ['Magpie77Magpie77Magp', null],
    ['Magpie77Magpie77Magpi', long],
    ['', short],
    [`Aa1${'x'.repeat(10_000)}`, long],
    ['Aa1🦜🦜🦜🦜', short],
    ['Aa1🦜🦜🦜🦜🦜', null],
  ])('PWD-01 %j: %s', (password, problem) => {
    expect(problemOf(password)).toBe(problem);
  });

  it.each([
    ['magpie77', weak],
    ['MAGPIE77', weak],
    ['MagpieMagpie', weak],
    ['magpie@@', weak],
    ['12345678', weak],
    ['Magpie77', null],
    ['Magpie@@', null],
    ['magpie@7', null],
    ['MAGPIE@7', null],
    ['Magpie@7', null],
  ])('PWD-02 %j: %s', (password, problem) => {
    expect(problemOf(password)).toBe(problem);
  });

  it.each(Array.from('@$!%*?&'))('PWD-03 counts %s as special', (sign) => {
    expect(problemOf(`magpie7${sign}`)).toBeNull();
  });

  it.each(Array.from('#^-_ .,ä€🦜'))('PWD-03 allows %j and counts it towards no kind', (sign) => {
    expect(problemOf(`magpie7${sign}`)).toBe(weak);
    expect(problemOf(`Magpie7${sign}`)).toBeNull();
  });

  it.each(['ÄÖÜäöü12', 'mÄgpie77'])('PWD-03 counts letters beyond a to z towards no kind: %s', (password) => {
    expect(problemOf(password)).toBe(weak);
  });

  it.each([
    ['Mia.Lee7@magpie.test', 'mia.lee7@magpie.test'],
    ['mia.lee7', 'Mia.Lee7@magpie.test'],
    ['MIA.LEE7', 'mia.lee7@magpie.test'],
  ])('AUTH-21 %j is the username of %s', (password, email) => {
    expect(passwordIsUsername(password, email)).toBe(true);
  });

  it('AUTH-21 refuses the username as password', () => {
    const message = 'Password must not be the same as your username.';
    expect(problemOf('Mia.Lee7', 'mia.lee7@magpie.test')).toBe(message);
    expect(problemOf('Mia7@magpie.test', 'mia7@magpie.test')).toBe(message);
    expect(problemOf('Mia.Lee77', 'mia.lee7@magpie.test')).toBeNull();
    expect(problemOf('short', 'short@magpie.test')).toBe(short);
    expect(passwordIsUsername('', '@magpie.test')).toBe(false);
  });
});

describe('email addresses', () => {
  it.each([
    'mia@magpie.test',
    'Mia@Magpie.Test',
    '7mia@magpie.test',
    'mia.lee@magpie.test',
    'mia_lee-x+promo@mail.magpie.test',
    'm@a.co',
    "o'mia@magpie.test",
  ])('AUTH-22 accepts %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'mia',
    'mia@',
    '@magpie.test',
    'mia@magpie',
    'mia@magpie.t',
    'mia@magpie.t3',
    'mia@.test',
    'mia@magpie..test',
    'mia@-magpie.test',
    'mia@mag pie.test',
    'mia@@magpie.test',
    'mia@magpie@test.com',
    '.mia@magpie.test',
    '_mia@magpie.test',
    '-mia@magpie.test',
    '+mia@magpie.test',
    'mia..lee@magpie.test',
    'mia__lee@magpie.test',
    'mia.@magpie.test',
    'mia lee@magpie.test',
    'mïa@magpie.test',
    'mia@magpie.test\n',
    '<mia@magpie.test>',
    `${'a'.repeat(65)}@magpie.test`,
    `mia@${'a'.repeat(10_000)}.test`,
  ])('AUTH-22 refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe('codes and age', () => {
  it.each([
    ['123456', true],
    ['abC12x', true],
    ['12345', false],
    ['1234567', false],
    ['12 456', false],
    ['', false],
  ])('AUTH-18 takes %j for a code: %s', (text, result) => {
    expect(isCode(text)).toBe(result);
  });

  it.each([
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['1950-01-01', true],
    ['2030-01-01', false],
    ['2008-02-30', false],
    ['', false],
  ])('born on %j is old enough on 2026-11-21: %s', (birthday, result) => {
    expect(isOldEnough(birthday, '2026-11-21')).toBe(result);
  });
});
