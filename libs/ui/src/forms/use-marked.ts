import { useEffect, useState, type SyntheticEvent } from 'react';

type Marked = readonly [from: number, to: number];

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): Marked => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

export const caretOf = (box: HTMLInputElement): number => selectionOf(box)[1];

/** Whether a cell is selected, or the next letter goes there. */
export const isMarked = (index: number, [from, to]: Marked, last: number): boolean => {
  const first = Math.min(from, last);
  return index >= first && index < Math.max(first + 1, to);
};

/** The part of a field that is selected, or where its caret is, while it has the focus. */
export function useMarked() {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  const mark = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    if (document.activeElement !== currentTarget) return;
    setBox(currentTarget);
    setMarked(selectionOf(currentTarget));
  };
  const unmark = (): void => {
    setBox(null);
    setMarked(null);
  };
  useEffect(() => {
    if (!box) return;
    // `onSelect` is silent about the handles of a finger, and about a press where the caret was before a paste.
    const follow = (): void => {
      setMarked(selectionOf(box));
    };
    document.addEventListener('selectionchange', follow);
    return () => {
      document.removeEventListener('selectionchange', follow);
    };
  }, [box]);
  return { marked, mark, unmark };
}
