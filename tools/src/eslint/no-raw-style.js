import { isPixels, kindOf, propOf } from './style-props.js';

const hex = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])';
const mixed = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(';
const colour = new RegExp(`${hex}|${mixed}`, 'i');
const colourAlone = new RegExp(`^(?:${hex}$|${mixed})`, 'i');
const pixels = /(?<![\w.-])-?(?:\d*\.)?\d+px\b/;
const length = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|em|pt|ch|%)/;

const advice = {
  colour: 'Take a colour of the theme',
  fontSize: 'Take a text style or a font size of the theme',
  size: 'Take a size of the theme',
  spacing: 'Take a spacing of the theme',
};

/** @typedef {import('./style-props.js').Kind} Kind */

/**
 * The kind of raw value that a text is; undefined when it is none.
 * @param {string} text
 * @param {Kind | undefined} kind of the prop it is given to
 * @returns {Kind | undefined}
 */
function rawKind(text, kind) {
  if (colourAlone.test(text) || (kind === 'colour' && colour.test(text))) return 'colour';
  if (kind === 'fontSize') return length.test(text) ? kind : undefined;
  return kind !== 'colour' && pixels.test(text) ? kind : undefined;
}

/**
 * Colours, font sizes and lengths come from the theme of the design system.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noRawStyle = {
  meta: {
    type: 'suggestion',
    docs: { description: 'looks come from the theme' },
    schema: [],
  },
  create(context) {
    /** @param {import('estree').Node} node @param {string} text */
    const look = (node, text) => {
      const kind = rawKind(text.trim(), kindOf(propOf(node)));
      if (!kind) return;
      context.report({ node, message: `${advice[kind]} in place of ${context.sourceCode.getText(node)}.` });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') look(node, node.value);
        if (typeof node.value === 'number' && isPixels(node)) look(node, `${node.value}px`);
      },
      TemplateLiteral(node) {
        const text = node.quasis.map(({ value }) => value.cooked).join('0');
        look(node, text);
      },
    };
  },
};
