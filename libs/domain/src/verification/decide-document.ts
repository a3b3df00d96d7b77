import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export const documentReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'This document does not exist.' },
} as const satisfies ReasonTable<'unknown'>;

/** Whether a document or image exists for the person who requests it (API-17). */
export function decideDocument<Document>(
  document: Document | null | undefined,
): Decision<Document, 'unknown'> {
  return document == null ? refuse('unknown') : allow(document);
}
