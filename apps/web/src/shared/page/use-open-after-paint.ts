import { useEffect, useState } from 'react';
import { nextPaint } from './next-paint.ts';
import { useEscape } from './use-escape.ts';

/** Says that something is open once the frame that answers the press is painted, and that it is closed at once. @param onEscape before that frame */
export function useOpenAfterPaint(open: boolean, onEscape: () => void): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    let isOver = false;
    void nextPaint().then(() => {
      if (!isOver) setOpened(true);
    });
    return () => {
      isOver = true;
      setOpened(false);
    };
  }, [open]);
  useEscape(open && !opened, onEscape);
  return open && opened;
}
