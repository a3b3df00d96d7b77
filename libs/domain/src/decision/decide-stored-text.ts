import { allow, refuse } from './decision.ts';
import type { Decision } from './decision.ts';
import type { ReasonTable } from './reasons.ts';

export type StoredTextReason = 'nullCharacter';

export const storedTextReasons = {
  nullCharacter: { code: 'BAD_USER_INPUT', text: () => 'Text cannot hold the character U+0000.' },
} as const satisfies ReasonTable<StoredTextReason>;

/** Whether PostgreSQL keeps a text. */
export function decideStoredText(text: string): Decision<string, StoredTextReason> {
  return text.includes('\0') ? refuse('nullCharacter') : allow(text);
}
