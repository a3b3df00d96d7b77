import { chakra } from '@chakra-ui/react';
import { Heading } from '@magpie/ui';
import type { MarkedToken, Tokens } from 'marked';
import { Fragment, type JSX, type ReactNode } from 'react';
import { Inline } from './inline.tsx';
import { anchorId, knownTokens, partsOf, plainText } from './read-markdown.ts';
import { MarkdownTable } from './table.tsx';

const Flow = chakra('div', {
  base: {
    overflowWrap: 'break-word',
    '& > * + *': { mt: '3' },
    '& > h3': { mt: '6' },
    '& > h3 + *': { mt: '1' },
    '& strong': { fontWeight: '650' },
    '& em': { fontStyle: 'italic' },
    '& :is(ul, ol)': { ps: '5', display: 'grid', gap: '1' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'fg.subtle' },
    '& blockquote': { ps: '4', borderInlineStartWidth: '3px', borderColor: 'border', color: 'fg.muted' },
    '& hr': { borderColor: 'border' },
  },
});

export interface BlockLook {
  readonly about: string;
  /** Whether headings can be linked to; not where a text may stand on the page twice. */
  readonly anchors: boolean;
  /** Shows the first cell of a table's row in another way than its words. */
  readonly lead?: (words: string) => ReactNode;
}

function Items({ items }: Pick<Tokens.List, 'items'>): JSX.Element {
  return (
    <>
      {items.map((item, index) => (
        <li key={index}>
          {knownTokens(item.tokens).map((token, place) =>
            token.type === 'list' ? (
              <List key={place} token={token} />
            ) : (
              <Inline key={place} tokens={partsOf(token)} />
            ),
          )}
        </li>
      ))}
    </>
  );
}

function List({ token }: { readonly token: Tokens.List }): JSX.Element {
  if (!token.ordered) {
    return (
      <ul>
        <Items items={token.items} />
      </ul>
    );
  }
  return (
    <ol start={token.start === '' ? 1 : token.start}>
      <Items items={token.items} />
    </ol>
  );
}

interface OneProps {
  readonly token: MarkedToken;
  readonly look: BlockLook;
}

function One({ token, look }: OneProps): JSX.Element | null {
  switch (token.type) {
    case 'heading':
      return (
        <Heading level={3} size="heading.sm" {...(look.anchors && { id: anchorId(plainText(token.tokens)) })}>
          <Inline tokens={token.tokens} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case 'list':
      return <List token={token} />;
    case 'table':
      return <MarkdownTable token={token} label={look.about} {...(look.lead && { lead: look.lead })} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={knownTokens(token.tokens)} look={look} />
        </blockquote>
      );
    case 'hr':
      return <hr />;
    default:
      return null;
  }
}

export interface BlocksProps {
  readonly tokens: readonly MarkedToken[];
  readonly look: BlockLook;
}

/** Paragraphs, lists, tables and the headings of the third level. HTML in a text is left out. */
export function Blocks({ tokens, look }: BlocksProps): JSX.Element {
  return (
    <Flow>
      {tokens.map((token, index) => (
        <Fragment key={index}>
          <One token={token} look={look} />
        </Fragment>
      ))}
    </Flow>
  );
}
