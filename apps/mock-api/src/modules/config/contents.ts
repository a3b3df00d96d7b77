import { z } from 'zod';

const types = ['FAQ', 'PRIVACY_POLICY', 'TERMS_AND_CONDITIONS'] as const;

export const contentSchema = z.object({
  type: z.enum(types),
  title: z.string(),
  body: z.string(),
  dateTimeUpdated: z.string(),
});

/** A text of the operator that replaces a built-in one (SUPPORT-08). */
export type Content = z.infer<typeof contentSchema>;

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
