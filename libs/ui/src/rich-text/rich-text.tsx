import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { JSX } from 'react';
import { sanitise } from './sanitise.ts';

const Prose = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    overflowX: 'auto',
    '& > * + *': { mt: '3' },
    '& :is(h1, h2, h3)': { textStyle: 'heading.md' },
    '& :is(h4, h5, h6)': { textStyle: 'heading.sm' },
    '& :is(b, strong)': { fontWeight: '650' },
    '& :is(i, em)': { fontStyle: 'italic' },
    '& :is(ul, ol)': { ps: '5' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& img': { maxW: 'full', height: 'auto', borderRadius: 'md' },
    '& hr': { borderColor: 'border' },
    '& blockquote': { ps: '4', borderInlineStartWidth: '3px', borderColor: 'border', color: 'fg.muted' },
    '& :is(th, td)': { p: '2', borderWidth: '1px', borderColor: 'border', textAlign: 'start' },
  },
});

export interface RichTextProps {
  readonly html: string;
}

/** Shows HTML from outside after cleaning it (FMT-18 to FMT-20). */
export function RichText({ html }: RichTextProps): JSX.Element {
  const clean = useMemo(() => sanitise(html), [html]);
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
