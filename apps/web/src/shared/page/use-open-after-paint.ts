import { useEffect, useState } from 'react';
import { nextPaint } from './next-paint.ts';

/** Says that something is open once the frame that answers the press is painted, and that it is closed at once. */
export function useOpenAfterPaint(open: boolean): boolean {
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
  return open && opened;
}
