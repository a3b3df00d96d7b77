import type { Verb } from '@magpie/domain/verbs';
import { fieldsOf, type Typed } from './inputs.ts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const quoted = (text: string): string =>
  /^[\w@.:+=-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same as the command line does it, with what was typed. */
export function commandLine(verb: Verb, typed: Typed): string {
  const given = fieldsOf(verb).flatMap((field) => {
    const text = (typed[field.path] ?? '').trim();
    if (text === '' || (text === field.standing && !field.positional)) return [];
    const [first = '', part] = field.path.split('.');
    if (part !== undefined) return [quoted(`${part}=${text}`)];
    if (field.positional) return [quoted(text)];
    if (field.kind === 'FLAG') return text === 'true' ? [`--${kebab(first)}`] : [];
    return [`--${kebab(first)} ${quoted(text)}`];
  });
  return ['npm run mock --', verb.words, ...given].join(' ');
}
