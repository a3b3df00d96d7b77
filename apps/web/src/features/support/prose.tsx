import { chakra } from '@chakra-ui/react';
import { Skeleton } from '@magpie/ui';
import { RichText } from '@magpie/ui/rich-text';
import type { JSX, MouseEvent } from 'react';
import { Markdown } from './markdown/markdown.tsx';
import type { TextBody } from './text/use-text.ts';

const Cleaned = chakra('div', {
  base: {
    '& h2': { mt: '8' },
    '& h3': { mt: '6', textStyle: 'heading.sm' },
    // Not ':first-child', of which the style library warns.
    '& :is(h2, h3):not(* + *)': { mt: '0' },
    '& :is(h2, h3) + *': { mt: '2' },
    '& th': { fontWeight: '650' },
    '& li + li': { mt: '1' },
  },
});

export interface ProseProps {
  /** `null` while it is on its way. */
  readonly body: TextBody | null;
  /** What the text is about, in a word or two. */
  readonly about: string;
  readonly anchors: boolean;
  readonly onLink: (path: string) => boolean;
}

function pathPressed(event: MouseEvent<HTMLElement>): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (modified || event.button !== 0 || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (link?.target !== '' || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}

function PlatformText({ html, onLink }: Pick<ProseProps, 'onLink'> & { readonly html: string }): JSX.Element {
  return (
    <Cleaned
      onClick={(event) => {
        const path = pathPressed(event);
        if (path !== null && onLink(path)) event.preventDefault();
      }}
    >
      <RichText html={html} />
    </Cleaned>
  );
}

/** A text, whether it comes from a file or from the platform; its links stay within the app. */
export function Prose({ body, about, anchors, onLink }: ProseProps): JSX.Element {
  if (body === null) {
    return (
      <div role="status" aria-label="Loading">
        <Skeleton height="45" />
      </div>
    );
  }
  if (body.kind === 'html') return <PlatformText html={body.source} onLink={onLink} />;
  return <Markdown source={body.source} about={about} anchors={anchors} />;
}
