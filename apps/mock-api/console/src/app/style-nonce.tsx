import { __unsafe_useEmotionCache as useEmotionCache, type EmotionCache } from '@emotion/react';
import type { JSX, ReactNode } from 'react';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content;

function markStyles({ sheet }: EmotionCache): void {
  if (nonce !== undefined) sheet.nonce = nonce;
}

/** Marks the style elements that Emotion makes as the page's own, for a policy that allows no others. */
export function StyleNonce({ children }: { readonly children: ReactNode }): JSX.Element {
  const cache = useEmotionCache();
  if (cache) markStyles(cache);
  return <>{children}</>;
}
