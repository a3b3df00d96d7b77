import { chakra } from '@chakra-ui/react';
import { Heading } from '@magpie/ui';
import { useMemo, type JSX } from 'react';
import { Blocks } from './blocks.tsx';
import { Inline } from './inline.tsx';
import { sectionsOf } from './read-markdown.ts';

const Part = chakra('section', {
  base: { '& + &': { mt: { base: '8', md: '10' } }, '& > h2': { mb: '3', scrollMarginTop: '24' } },
});

export interface MarkdownProps {
  readonly source: string;
  /** What the text is about, in a word or two. */
  readonly about: string;
  readonly anchors: boolean;
}

/** A text in Markdown, one section under another. */
export function Markdown({ source, about, anchors }: MarkdownProps): JSX.Element {
  const sections = useMemo(() => sectionsOf(source), [source]);
  return (
    <>
      {sections.map(({ heading, blocks }, index) => (
        <Part key={index}>
          {heading && (
            <Heading level={2} size="heading.lg" {...(anchors && { id: heading.id, tabIndex: -1 })}>
              <Inline tokens={heading.tokens} />
            </Heading>
          )}
          <Blocks tokens={blocks} look={{ about: heading?.title ?? about, anchors }} />
        </Part>
      ))}
    </>
  );
}
