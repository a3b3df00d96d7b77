import { chakra } from '@chakra-ui/react';
import { Skeleton } from '@magpie/ui';
import { RichText } from '@magpie/ui/rich-text';
import type { JSX, MouseEvent } from 'react';

const Text = chakra('div', {
  base: {
    '& h2': { mt: '8' },
    '& h3': { mt: '6', textStyle: 'heading.sm' },
    '& :is(h2, h3) + *': { mt: '2' },
    '& th': { fontWeight: '650' },
    '& li + li': { mt: '1' },
  },
});

/** Props of {@link Prose}. */
export interface ProseProps {
  /** HTML to be cleaned; `null` while it is on its way. */
  readonly html: string | null;
  /** Told of a link within the site that was pressed; it answers whether it took care of it. */
  readonly onLink: (path: string) => boolean;
}

/** The path of the link that a plain press follows, when it stays on this site. */
function pathPressed(event: MouseEvent<HTMLElement>): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (modified || event.button !== 0 || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (link?.target !== '' || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}

/** A text with links that stay within the app; the Enter key presses a link like a click. */
export function Prose({ html, onLink }: ProseProps): JSX.Element {
  if (html === null) {
    return (
      <div role="status" aria-label="Loading">
        <Skeleton height="180px" />
      </div>
    );
  }
  return (
    <Text
      onClick={(event) => {
        const path = pathPressed(event);
        if (path !== null && onLink(path)) event.preventDefault();
      }}
    >
      <RichText html={html} />
    </Text>
  );
}
