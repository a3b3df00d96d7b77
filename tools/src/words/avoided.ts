import type { Source, SourceTree } from '../joined/source-tree.ts';
import type { AvoidedWord } from './glossary.ts';
import { namesIn, namesInPath } from './names.ts';

/** The words of a name, in lower case: `hasHTTPError` and `has-http-error` have the same three. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}

/** Whether words that follow each other in a name make a text; `re`, `captcha` make `recaptcha`, and plurals count. */
function hasText(words: readonly string[], text: string): boolean {
  return words.some((_, start) => {
    let made = '';
    for (const word of words.slice(start)) {
      made += word;
      if (made === text || made === `${text}s`) return true;
      if (made.length > text.length) return false;
    }
    return false;
  });
}

const joined = (text: string) => wordsOf(text).join('');

const isKept = (name: string, words: readonly string[], { kept }: AvoidedWord): boolean =>
  kept.some((each) => each === name || (wordsOf(each).length > 1 && hasText(words, joined(each))));

type Finder = (name: string) => AvoidedWord | undefined;

function finderOf(avoided: readonly AvoidedWord[]): Finder {
  const texts = avoided.map((each) => ({ each, text: joined(each.word) }));
  const known = new Map<string, AvoidedWord | undefined>();
  return (name) => {
    if (!known.has(name)) {
      const words = wordsOf(name);
      const whole = words.join('');
      const found = texts.find(
        ({ each, text }) => whole.includes(text) && hasText(words, text) && !isKept(name, words, each),
      );
      known.set(name, found?.each);
    }
    return known.get(name);
  };
}

/** To parse a file takes its time, so it is only done where such a name stands at all, be it in a remark. */
const mayHold = ({ text }: Source, find: Finder): boolean =>
  [...text.matchAll(/[A-Za-z_][\w-]*/g)].some(([name]) => find(name));

/** The names of a tree that have a word which the glossary avoids, each with its place and what is said instead. */
export function avoidedNames(tree: SourceTree, avoided: readonly AvoidedWord[]): string[] {
  const find = finderOf(avoided);
  return [...tree.values()].flatMap((source) => {
    const names = mayHold(source, find) ? namesIn(source) : [];
    return [...namesInPath(source), ...names].flatMap(({ name, line }) => {
      const found = find(name);
      if (!found) return [];
      const terms = found.terms.map((term) => term.toLowerCase()).join(' or ');
      return [`${source.path}:${String(line)} ${name}: ${terms}, not ${found.word}`];
    });
  });
}
