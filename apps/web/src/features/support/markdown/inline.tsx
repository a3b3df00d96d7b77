import type { Token } from 'marked';
import { Fragment, type JSX } from 'react';
import { knownTokens } from './read-markdown.ts';
import { TextLink } from './text-link.tsx';

function One({ token }: { readonly token: ReturnType<typeof knownTokens>[number] }): JSX.Element | null {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'link':
      return (
        <TextLink href={token.href}>
          <Inline tokens={token.tokens} />
        </TextLink>
      );
    case 'br':
      return <br />;
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : <>{token.text}</>;
    case 'escape':
    case 'codespan':
      return <>{token.text}</>;
    default:
      return null;
  }
}

/** Words with their emphasis and links. HTML in a text is left out. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] }): JSX.Element {
  return (
    <>
      {knownTokens(tokens).map((token, index) => (
        <Fragment key={index}>
          <One token={token} />
        </Fragment>
      ))}
    </>
  );
}
