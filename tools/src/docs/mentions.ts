/** Paths from the root that a text names in code, without what stands for something to fill in. */
export function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`((?:apps|libs|docs|tools|schema|e2e)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set(named)].filter((path) => !/[<>{}*…]/.test(path));
}

/** Scripts that a text runs with npm. */
export function scriptsIn(text: string): string[] {
  const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)];
  return [...new Set(named.map(([, script, short]) => script ?? short ?? ''))];
}

/** Verbs of the mock command that a text uses, such as 'clock advance'. */
export function verbsIn(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run (?:--silent )?mock -- ([a-z]+)(?: ([a-z]+)\b(?!@))?/g)];
  return [...new Set(named.map(([, first = '', second = '']) => `${first} ${second}`.trim()))];
}
