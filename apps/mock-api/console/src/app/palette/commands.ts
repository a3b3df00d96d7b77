import type { LucideIcon } from 'lucide-react';

/** Something that the palette offers: it is found by its words and carried out by one press. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** Small words behind the label; they are searched, too. */
  readonly hint?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/u).filter(Boolean);

/** The commands that hold every word, those whose label begins with the first one at the front of their group. */
export function found(commands: readonly Command[], text: string): Command[] {
  const words = wordsOf(text);
  const [first] = words;
  const fitting = commands.filter(({ label, hint = '', group }) => {
    const all = `${group} ${label} ${hint}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  if (first === undefined) return fitting;
  const begins = ({ label }: Command) => (label.toLowerCase().startsWith(first) ? 0 : 1);
  const groups = [...new Set(fitting.map(({ group }) => group))];
  return groups.flatMap((group) =>
    fitting.filter((each) => each.group === group).sort((one, other) => begins(one) - begins(other)),
  );
}
