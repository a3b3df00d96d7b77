import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/**
 * Rules of the shared sets that oxlint does not have: the first two are errors of syntax in modules, those of React's compiler
 * are about its own settings, and the one about instances of classes is newer than what oxlint has learnt.
 */
const unknown = new Set([
  'no-octal',
  'no-dupe-args',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  'react-hooks/config',
  'react-hooks/gating',
]);

/** @param {string} name */
const nameOf = (name) => name.replace('@typescript-eslint/', 'typescript/').replace('react-hooks/', 'react/');

/** @param {unknown} setting */
const isOff = (setting) => ['off', 0].includes(Array.isArray(setting) ? setting[0] : setting);

/**
 * What these sets of rules for ESLint come to, in the names of oxlint. A rule that TypeScript's own takes the place of has the
 * same name as that there, so what is off is left out and not said.
 * @param {readonly { rules?: Readonly<Record<string, unknown>> }[]} sets
 */
function together(sets) {
  const last = Object.assign({}, ...sets.map(({ rules }) => rules));
  return Object.fromEntries(
    Object.entries(last)
      .filter(([name, setting]) => !isOff(setting) && !unknown.has(name))
      .map(([name, setting]) => [nameOf(name), setting]),
  );
}

/** @typedef {Parameters<typeof together>[0]} Sets */

export const sourceRules = together(
  /** @type {Sets} */ ([
    js.configs.recommended,
    ...ts.configs.strictTypeChecked,
    ...ts.configs.stylisticTypeChecked,
  ]),
);

export const reactRules = together(/** @type {Sets} */ ([hooks.configs.flat['recommended-latest']]));
