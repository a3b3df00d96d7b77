import type { Tokens } from 'marked';
import type { Section } from '../markdown/read-markdown.ts';
import { narrowTable } from '../markdown/table.tsx';

export interface PlacedSection {
  readonly section: Section;
  readonly wide: boolean;
}

const needsWidth = ({ blocks }: Section): boolean =>
  blocks.some((block) => block.type === 'table' && block.header.length > narrowTable);

/** Places sections in two columns: one with a wide table takes both, and so does one that would stand alone in a row. */
export function placed(sections: readonly Section[]): readonly PlacedSection[] {
  let beside = false;
  return sections.map((section, index) => {
    if (needsWidth(section)) {
      beside = false;
      return { section, wide: true };
    }
    const next = sections[index + 1];
    const alone = !beside && (next === undefined || needsWidth(next));
    beside = !beside && !alone;
    return { section, wide: alone };
  });
}

/** The list before the first heading, which a marketing page shows as its facts. */
export function factsOf(sections: readonly Section[]): Tokens.List | undefined {
  const [first] = sections;
  if (first?.heading !== null) return undefined;
  return first.blocks.find((block) => block.type === 'list');
}
