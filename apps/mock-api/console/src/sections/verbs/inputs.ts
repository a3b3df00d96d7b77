import { coreOf, inputsOf, type Verb, type VerbInput } from '@magpie/domain/verbs';
import { z } from 'zod';

export type InputKind = 'TEXT' | 'NUMBER' | 'CHOICE' | 'FLAG' | 'LIST' | 'JSON';

/** One field of the form of a verb. */
export interface VerbField {
  /** Where its value stands in what the verb is given, such as `settings.status`. */
  readonly path: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: InputKind;
  readonly choices: readonly string[];
  readonly required: boolean;
  /** What is taken when it is left empty, as it would be typed. */
  readonly standing: string;
  readonly positional: boolean;
}

function kindOf(core: z.ZodType): InputKind {
  if (core instanceof z.ZodNumber) return 'NUMBER';
  if (core instanceof z.ZodEnum) return 'CHOICE';
  if (core instanceof z.ZodBoolean) return 'FLAG';
  if (core instanceof z.ZodArray)
    return coreOf(core.element as z.ZodType) instanceof z.ZodString ? 'LIST' : 'JSON';
  return core instanceof z.ZodString ? 'TEXT' : 'JSON';
}

const labelOf = (name: string): string => {
  const text = name.replaceAll(
    /[A-Z]+(?![a-z])|[A-Z]/g,
    (letters) => ` ${letters.length > 1 ? letters : letters.toLowerCase()}`,
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function textOf(standing: unknown): string {
  if (standing === undefined || standing === null) return '';
  return typeof standing === 'string' ? standing : JSON.stringify(standing);
}

function fieldOf(path: string, input: VerbInput): VerbField {
  const { name, core, description, optional, standing, positional } = input;
  return {
    path,
    label: labelOf(name),
    hint: capital(description),
    kind: kindOf(core),
    choices: core instanceof z.ZodEnum ? core.options.map(String) : [],
    required: !optional,
    standing: textOf(standing),
    positional,
  };
}

/** The fields of an object, and those of the objects in it beside them. */
function fieldsIn(object: z.ZodObject, before = ''): VerbField[] {
  return inputsOf(object).flatMap((input) => {
    const { name, core } = input;
    const path = `${before}${name}`;
    return core instanceof z.ZodObject ? fieldsIn(core, `${path}.`) : [fieldOf(path, input)];
  });
}

export const fieldsOf = (verb: Verb): VerbField[] => fieldsIn(verb.inputs);

/** What a typed text stands for; undefined for one that was left empty. @throws SyntaxError for broken JSON */
function valueOf({ kind }: VerbField, text: string): unknown {
  if (text.trim() === '') return undefined;
  if (kind === 'NUMBER') return Number(text);
  if (kind === 'FLAG') return text === 'true';
  if (kind === 'LIST')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return kind === 'JSON' ? (JSON.parse(text) as unknown) : text.trim();
}

function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = (into[first] ??= {}) as Record<string, unknown>;
  put(inner, rest.join('.'), value);
}

export type Typed = Readonly<Record<string, string>>;

export type Filled =
  | { readonly ok: true; readonly inputs: Readonly<Record<string, unknown>> }
  /** What is wrong, by the path of its field; under '' what is of no field. */
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

/** What a verb is given for what was typed, or what is wrong with it. */
export function filled(verb: Verb, typed: Typed): Filled {
  const given: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  const fields = fieldsOf(verb);
  for (const field of fields) {
    try {
      const value = valueOf(field, typed[field.path] ?? '');
      if (value !== undefined) put(given, field.path, value);
      else if (field.path.includes('.')) put(given, field.path, undefined);
    } catch {
      problems[field.path] = 'This is no JSON.';
    }
  }
  const result = verb.inputs.safeParse(given);
  for (const { path, message } of result.error?.issues ?? []) {
    const place = path.join('.');
    const field = fields.find((each) => each.path === place);
    const isMissing = field !== undefined && (typed[place] ?? '').trim() === '';
    problems[field ? place : ''] ??= isMissing ? 'This is needed.' : message;
  }
  if (Object.keys(problems).length > 0 || !result.success) return { ok: false, problems };
  return { ok: true, inputs: result.data };
}
