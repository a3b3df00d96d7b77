import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** The reason of {@link decideDocument}. */
export const documentReasons = {
  unknown: { code: 'NOT_FOUND', text: () => 'This document does not exist.' },
} as const satisfies ReasonTable<'unknown'>;

/** Decides whether a document, or an image of one, is there for whoever asks for it (API-17). */
export function decideDocument<Document>(
  document: Document | null | undefined,
): Decision<Document, 'unknown'> {
  return document == null ? refuse('unknown') : allow(document);
}
