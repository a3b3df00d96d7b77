import { usePageHead, usePageTitle } from '#shared/site/index.ts';
import { addressOf, type TextKey } from './text/keys.ts';
import { useText, type ShownText } from './text/use-text.ts';
import { useAnchor } from './use-anchor.ts';

/** The text of a page, which gives the page its title, its description and its place to begin at. */
export function useTextPage(key: TextKey): ShownText {
  const shown = useText(key);
  const ready = shown.body !== null;
  usePageTitle(shown.title);
  usePageHead({ description: shown.description, path: addressOf(key) });
  useAnchor(ready);
  return shown;
}
