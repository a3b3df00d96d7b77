import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';

export interface Anchor {
  readonly id: string;
  readonly title: string;
}

/** A part of a text: what stands under one heading of the second level, the heading left out. */
export interface Section {
  /** `null` for what stands before the first heading. */
  readonly heading: (Anchor & { readonly tokens: readonly MarkedToken[] }) | null;
  readonly blocks: readonly MarkedToken[];
}

/** The tokens of a text; without extensions the lexer makes only those of {@link MarkedToken}. */
export const knownTokens = (tokens: readonly Token[]): readonly MarkedToken[] =>
  tokens as readonly MarkedToken[];

export const partsOf = (token: MarkedToken): readonly Token[] => ('tokens' in token ? token.tokens : []);

/** The words of tokens without their emphasis and links. */
export function plainText(tokens: readonly Token[]): string {
  return knownTokens(tokens)
    .map((token) => {
      if ('tokens' in token) return plainText(token.tokens);
      return 'text' in token ? token.text : ' ';
    })
    .join('');
}

export function anchorId(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const named = words.slice(/^\d+$/.test(words[0] ?? '') ? 1 : 0);
  return named.join('-') || 'section';
}

function headingOf(token: Tokens.Heading): NonNullable<Section['heading']> {
  const title = plainText(token.tokens);
  return { id: anchorId(title), title, tokens: knownTokens(token.tokens) };
}

/** Takes a text apart at its headings of the second level. */
export function sectionsOf(markdown: string): readonly Section[] {
  const sections: { heading: Section['heading']; blocks: MarkedToken[] }[] = [{ heading: null, blocks: [] }];
  for (const token of knownTokens(lexer(markdown))) {
    if (token.type === 'heading' && token.depth === 2) {
      sections.push({ heading: headingOf(token), blocks: [] });
    } else if (token.type !== 'space') {
      sections.at(-1)?.blocks.push(token);
    }
  }
  return sections.filter(({ heading, blocks }) => heading !== null || blocks.length > 0);
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The headings of the third level as questions, with what stands under each as plain words. */
export function questionsOf(markdown: string): readonly Question[] {
  const found: { question: string; answer: string }[] = [];
  let open = false;
  for (const token of knownTokens(lexer(markdown))) {
    if (token.type === 'heading') {
      open = token.depth === 3;
      if (open) found.push({ question: plainText(token.tokens), answer: '' });
    } else if (open && token.type === 'paragraph') {
      const last = found.at(-1);
      if (last) last.answer = `${last.answer} ${plainText(token.tokens)}`.trim();
    }
  }
  return found.filter(({ answer }) => answer !== '');
}
