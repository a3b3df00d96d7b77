/** @param {string} names alternatives of a regular expression */
const named = (names) => new RegExp(`^(?:${names})$`, 'i');

const edge = '(?:[bxylrtse]|top|right|bottom|left|(?:block|inline)?(?:start|end)|block|inline)?';
const extent = '(?:min|max)?(?:w|h|width|height|blockSize|inlineSize)';
const space = '[mp]|(?:scroll)?(?:margin|padding)|inset';
const effect = 'filter|outline|(?:box|text)?shadow';

const kinds = {
  size: named(`${extent}|(?:box)?size|flex(?:Basis)?|grid(?:Template|Auto)(?:Columns|Rows)`),
  spacing: named(`(?:${space})${edge}|top|right|bottom|left|(?:row|column)?gap`),
  radius: named(`rounded\\w*|border\\w*radius`),
  length: named(
    'translate[XYZ]?|(?:bg|background|mask)(?:Size|Position)|objectPosition|columnWidth|perspective',
  ),
  fontSize: named('fontSize'),
  text: named('letterSpacing|lineHeight|wordSpacing|textIndent'),
  colour: named(`bg|background(?:Image)?|\\w*color|fill|stroke|border${edge}|${effect}`),
};

/**
 * What the value of a style prop is.
 * @typedef {keyof typeof kinds} Kind
 */

const condition = /^(?:base|sm|md|lg|xl|2xl|true|false|_[a-z]\w*|\d+)$/i;

const between = [
  'ArrayExpression',
  'ConditionalExpression',
  'JSXExpressionContainer',
  'LogicalExpression',
  'ObjectExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'UnaryExpression',
];

/** @param {any} key */
const nameOf = (key) => (key.type === 'Literal' ? String(key.value) : String(key.name));

/** Attributes of HTML's own elements are no style props. @param {any} attribute */
const isIntrinsic = ({ parent: { name } }) => name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);

/**
 * The name of the style prop whose value, or one of whose values, a literal is; undefined when it is none.
 * @param {any} literal
 * @returns {string | undefined}
 */
export function propOf(literal) {
  for (let from = literal, node = from.parent; node; from = node, node = node.parent) {
    if (node.type === 'JSXAttribute') return isIntrinsic(node) ? undefined : String(node.name.name);
    if (node.type === 'Property') {
      if (from !== node.value) return undefined;
      const name = nameOf(node.key);
      if (!condition.test(name)) return name;
    } else if (!between.includes(node.type)) return undefined;
  }
  return undefined;
}

/**
 * Whether a number counts pixels: one that is not zero, in a style prop or an object of styles.
 * @param {any} literal
 * @returns {boolean}
 */
export function isPixels(literal) {
  if (literal.value === 0 || propOf(literal) === 'flex') return false;
  for (let node = literal.parent; node; node = node.parent) {
    if (node.type === 'JSXAttribute') return node.name.name === 'style' || !isIntrinsic(node);
    if (node.type === 'CallExpression') return /^(?:chakra|define\w*Recipe)$/.test(node.callee.name ?? '');
  }
  return false;
}

/**
 * What the value of a prop is; undefined when it is no style prop of interest.
 * @param {string | undefined} prop
 * @returns {Kind | undefined}
 */
export function kindOf(prop) {
  if (prop === undefined) return undefined;
  return /** @type {Kind[]} */ (Object.keys(kinds)).find((kind) => kinds[kind].test(prop));
}
