import { expect, it } from 'vitest';
import { decideStoredText, decisionText, storedTextReasons } from './index.ts';

it('keeps any text but one with the character that ends a text elsewhere', () => {
  expect(decideStoredText('ella\n\u{1F3B0}')).toEqual({ allowed: true, plan: 'ella\n\u{1F3B0}' });
  expect(decisionText(storedTextReasons, decideStoredText('ella\0'))).toBe(
    'Text cannot hold the character U+0000.',
  );
});
