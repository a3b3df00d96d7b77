import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideDocument, documentReasons } from './index.ts';

it('a document is shown and reviewed when it is there', () => {
  expect(decideDocument({ id: 'doc-1' })).toEqual({ allowed: true, plan: { id: 'doc-1' } });
  expect(decisionText(documentReasons, decideDocument(undefined))).toBe('This document does not exist.');
});
