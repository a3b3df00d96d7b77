import { chakra } from '@chakra-ui/react';
import type { Tokens } from 'marked';
import type { JSX } from 'react';
import { Inline } from '../markdown/inline.tsx';
import { knownTokens, partsOf } from '../markdown/read-markdown.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: 'px',
    my: '5',
    layerStyle: 'card',
    bg: 'border.muted',
    overflow: 'hidden',
    '& > li': { p: '5', bg: 'bg.subtle', color: 'fg.muted' },
    '& strong': { display: 'block', mb: '1', textStyle: 'display.md', color: 'fg' },
  },
});

/** What a page promises, each with its figure in large letters: the words in bold of a list's items. */
export function Facts({ token }: { readonly token: Tokens.List }): JSX.Element {
  return (
    <List aria-label="In short">
      {token.items.map((item, index) => (
        <li key={index}>
          {knownTokens(item.tokens).map((part, place) => (
            <Inline key={place} tokens={partsOf(part)} />
          ))}
        </li>
      ))}
    </List>
  );
}
