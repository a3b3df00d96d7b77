import { z } from 'zod';

/** Types of the texts that an operator can write. */
const types = ['FAQ', 'PRIVACY_POLICY', 'TERMS_AND_CONDITIONS'] as const;

/** A text of the operator as it is kept among the settings. */
export const contentSchema = z.object({
  type: z.enum(types),
  title: z.string(),
  body: z.string(),
  dateTimeUpdated: z.string(),
});

/** A text of the operator that replaces a built-in one (SUPPORT-08). */
export type Content = z.infer<typeof contentSchema>;

/** A text to set; one without a body is taken away. */
export interface ContentChange {
  readonly type: Content['type'];
  readonly title?: string | null | undefined;
  readonly body?: string | null | undefined;
}

/** The texts after a change: at most one of each type. */
export function changedContents(
  contents: readonly Content[],
  changes: readonly ContentChange[],
  now: Date,
): Content[] {
  const kept = new Map(contents.map((content) => [content.type, content]));
  for (const { type, title, body } of changes) {
    if (body == null) kept.delete(type);
    else kept.set(type, { type, title: title ?? '', body, dateTimeUpdated: now.toISOString() });
  }
  return [...kept.values()];
}
