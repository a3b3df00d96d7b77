import { startTransition, useEffect, useState } from 'react';
import { logNote } from '#shared/log/index.ts';
import type { CardTools } from '../member/card-tools.tsx';

type Tools = typeof CardTools;

/**
 * What can be done with a card beside playing, once its code is here: the first tiles do not wait for it, and play without
 * it.
 */
export function useCardTools(): Tools | null {
  const [tools, setTools] = useState<Tools | null>(null);
  useEffect(() => {
    let over = false;
    import('../member/card-tools.tsx')
      .then((code) => {
        // In small steps: each card of the page is drawn anew.
        startTransition(() => {
          if (!over) setTools(() => code.CardTools);
        });
      })
      .catch((error: unknown) => {
        logNote('The tools of the cards could not be loaded.', error);
      });
    return () => {
      over = true;
    };
  }, []);
  return tools;
}
