import { constantOf } from './constants.js';
import { namedColours } from './named-colours.js';
import { isPixels, kindOf, propOf } from './style-props.js';

const hex = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])';
const mixed = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(';
const colour = new RegExp(`${hex}|${mixed}`, 'i');
const colourAlone = new RegExp(`^(?:${hex}$|${mixed})`, 'i');
const name = new RegExp(`(?<![\\w.{-])(?:${namedColours})(?![\\w.(-])`, 'i');
const number = '(?<![\\w.{-])-?(?:\\d*\\.)?\\d+';
const units = 'px|r?em|r?lh|[dls]?v(?:h|w|min|max|i|b)|ch|ex|pt|pc|cm|mm|in';
const length = new RegExp(`${number}(?:${units})\\b`);
const share = new RegExp(`${number}(?:%|cq)`);
const figure = new RegExp(`^${number}$`);
const lengthAlone = new RegExp(`^${number}(?:${units})$`);

const advice = {
  colour: 'Take a colour of the theme',
  fontSize: 'Take a text style or a font size of the theme',
  length: 'Take a size or a spacing of the theme',
  radius: 'Take a radius of the theme',
  size: 'Take a size of the theme',
  spacing: 'Take a spacing of the theme',
  text: 'Take a text style, a line height or a letter spacing of the theme',
};

/** @typedef {import('./style-props.js').Kind} Kind */

/**
 * The kind of raw value that a text is; undefined when it is none.
 * @param {string} text
 * @param {Kind | undefined} kind of the prop it is given to
 * @returns {Kind | undefined}
 */
function rawKind(text, kind) {
  if (colourAlone.test(text)) return 'colour';
  if (kind === 'colour') return colour.test(text) || name.test(text) ? kind : undefined;
  if (kind === 'fontSize' && share.test(text) && !length.test(text))
    return text.includes('%') ? kind : undefined;
  if (kind === 'text' && figure.test(text) && Number(text) !== 0) return kind;
  return length.test(text) ? kind : undefined;
}

const read = /^(?:TSAsExpression|TSSatisfiesExpression)$/;

/**
 * The values that a place comes to: what a constant of the file was set to, or a field of one, however deep it lies.
 * @param {any} node @param {import('eslint').SourceCode} source @returns {readonly any[]}
 */
function valuesOf(node, source) {
  if (!node) return [];
  if (read.test(node.type)) return valuesOf(node.expression, source);
  if (node.type === 'Identifier') return valuesOf(constantOf(node, source), source);
  if (node.type !== 'MemberExpression') return [node];
  return valuesOf(node.object, source).flatMap((table) => {
    const fields = table.type === 'ObjectExpression' ? table.properties : [];
    const own = fields.filter(
      (/** @type {any} */ { key }) => node.computed || key?.name === node.property.name,
    );
    return own.flatMap((/** @type {any} */ { value }) => valuesOf(value, source));
  });
}

/**
 * The literals that a value comes to: itself, or what a constant of the file, or a field of one, was set to.
 * @param {any} node @param {import('eslint').SourceCode} source @returns {readonly any[]}
 */
function literalsOf(node, source) {
  if (!node) return [];
  if (read.test(node.type)) return literalsOf(node.expression, source);
  if (node.type === 'Literal' || node.type === 'TemplateLiteral') return [node];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => literalsOf(each, source));
  if (node.type !== 'MemberExpression' && node.type !== 'Identifier') return [];
  return valuesOf(node, source).flatMap((value) => literalsOf(value, source));
}

/** @param {any} node */
const textOf = (node) =>
  node.type === 'Literal'
    ? String(node.value)
    : node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('0');

/**
 * Colours, font sizes, line heights, letter spacings, radii and lengths of every unit come from the theme of the design system; a
 * constant of the same file that holds one is the same, and so is one that is exported. Shares of what is around (`60%`,
 * `100cqi`), borders and outlines are left.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noRawStyle = {
  meta: {
    type: 'suggestion',
    docs: { description: 'looks come from the theme' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {any} node @param {string} text @param {any} [shown] */
    const look = (node, text, shown = node) => {
      const kind = rawKind(text.trim(), kindOf(propOf(node)));
      if (!kind) return;
      context.report({ node, message: `${advice[kind]} in place of ${sourceCode.getText(shown)}.` });
    };
    /** What stands in a constant. @param {any} node */
    const lookBehind = (node) => {
      if (kindOf(propOf(node)) === undefined) return;
      for (const literal of literalsOf(node, sourceCode)) {
        if (typeof literal.value !== 'number') look(node, textOf(literal), literal);
        else if (literal.value !== 0 && isPixels(node)) look(node, `${String(literal.value)}px`, literal);
      }
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') look(node, node.value);
        if (typeof node.value === 'number' && isPixels(node)) look(node, `${String(node.value)}px`);
      },
      TemplateLiteral: (node) => look(node, textOf(node)),
      Identifier: lookBehind,
      MemberExpression: lookBehind,
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > Literal'(/** @type {any} */ node) {
        if (!lengthAlone.test(String(node.value))) return;
        context.report({ node, message: `${advice.size} in place of ${sourceCode.getText(node)}.` });
      },
    };
  },
};
