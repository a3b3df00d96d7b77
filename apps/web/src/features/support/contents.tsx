import { chakra } from '@chakra-ui/react';
import { useMemo, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { sectionsOf, type Anchor } from './markdown/read-markdown.ts';

const List = chakra('nav', {
  base: {
    layerStyle: 'card',
    p: { base: '4', md: '5' },
    mb: '8',
    '& > p': { textStyle: 'label', mb: '1' },
    '& ol': { columns: { md: '2' }, columnGap: '6' },
    '& li': { breakInside: 'avoid' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: { base: '11', md: '8' },
      color: 'fg.muted',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
    _print: { display: 'none' },
  },
});

const long = 6;

function useContents(source: string): readonly Anchor[] {
  return useMemo(() => {
    const headings = sectionsOf(source).flatMap(({ heading }) => (heading ? [heading] : []));
    return headings.length < long ? [] : headings;
  }, [source]);
}

export function Contents({ source }: { readonly source: string }): JSX.Element | null {
  const headings = useContents(source);
  if (headings.length === 0) return null;
  return (
    <List aria-label="On this page">
      <p>On this page</p>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{title}</Link>
          </li>
        ))}
      </ol>
    </List>
  );
}
