import { expect, it } from 'vitest';
import { treeOf } from './source-tree.ts';
import { unreadKeys } from './stored-keys.ts';

const keys = `export const storageKeys = { locale: 'locale' } as const;
export const same = storageKeys.locale;
`;

const withText = (text: string, path = 'apps/web/src/locale.ts') =>
  unreadKeys(treeOf({ 'libs/domain/src/session/storage.ts': keys, [path]: text }));

const unread = ['stored key storageKeys.locale'];

it('names a key that nothing reads, be it kept or not', () => {
  expect(withText('')).toEqual(unread);
  expect(withText("localStore.write(storageKeys.locale, 'en');")).toEqual(unread);
  expect(withText('writeJson(localStore, storageKeys.locale, locale);')).toEqual(unread);
  expect(withText('localStore.remove(storageKeys.locale);')).toEqual(unread);
});

it.each([
  ['read as a text', 'const locale = localStore.read(storageKeys.locale);'],
  ['read as JSON', 'const locale = readJson(localStore, storageKeys.locale, isLocale);'],
  ['handed to what reads it', 'export const locale = flag(storageKeys.locale);'],
  ['listened to', 'if (event.key === storageKeys.locale) refresh();'],
])('takes a key for read that is %s', (_how, text) => {
  expect(withText(text)).toEqual([]);
});

it('does not take a key for read by a test', () => {
  expect(withText('localStore.read(storageKeys.locale);', 'apps/web/src/locale.test.ts')).toEqual(unread);
});

it('names a key of a file that writes it and does not read it', () => {
  const write = "const key = 'theme';\nlocalStore.write(key, theme);\n";
  expect(withText(write)).toEqual([...unread, 'stored key apps/web/src/locale.ts key']);
  expect(withText(`${write}use(localStore.read(key));`)).toEqual(unread);
  expect(withText("process.stdout.write('theme');\nlocalStore.remove(key);")).toEqual(unread);
});
