import { constantOf, fieldOf, isImported, takerOf } from './constants.js';

const shown = /^(?:text|message|title|label|errMsg)$/;
const asking = /^(?:startsWith|endsWith|includes|indexOf|match|matchAll|search|localeCompare)$/;
const wrapped = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ChainExpression)$/;
const cased = /^(?:toLowerCase|toUpperCase|trim|trimStart|trimEnd)$/;
const equal = /^[!=]==?$/;
const wording = /^(?:text|decisionText|refusalText)$/;
const picking = /^(?:some|every|find|findLast|findIndex|findLastIndex|filter)$/;

/** @param {any} node */
const isSentence = ({ type, callee }) =>
  type === 'CallExpression' && wording.test(callee.property?.name ?? callee.name ?? '');

/** @param {any} node @returns {any} */
function bare(node) {
  if (wrapped.test(node.type)) return bare(node.expression);
  if (node.type === 'LogicalExpression') return bare(node.left);
  const isCased = node.type === 'CallExpression' && cased.test(node.callee.property?.name ?? '');
  return isCased ? bare(node.callee.object) : node;
}

/** Whether it is what a person is shown, by its name or by what it was set to; a plain name says less than a member. @param {any} node @param {import('eslint').SourceCode} source @returns {'name' | 'member' | null} */
function shownAs(node, source) {
  const asked = bare(node);
  const { type, name, property, object } = asked;
  if (object?.name === 'document') return null;
  if (isSentence(asked)) return 'member';
  if (type === 'MemberExpression') return shown.test(property.name ?? property.value ?? '') ? 'member' : null;
  if (type !== 'Identifier') return null;
  if (shown.test(fieldOf(asked, source) ?? '')) return 'member';
  if (shown.test(name)) return 'name';
  const set = constantOf(asked, source);
  return set ? shownAs(set, source) : null;
}

/** @param {any} property */
const keyOf = ({ key, computed }) =>
  computed || key.type === 'Literal' ? key : { type: 'Literal', value: key.name };

/** The list of which a parameter is one, as `titles` is of `titles.some((each) => …)`. @param {any} node @param {import('eslint').SourceCode} source @returns {any} */
function listOf(node, source) {
  const taker = takerOf(node, source);
  if (taker?.parent.type !== 'CallExpression' || taker.params[0]?.name !== node.name) return undefined;
  const { callee } = taker.parent;
  return picking.test(callee.property?.name ?? '') ? callee.object : undefined;
}

/** Of a plain name only a sentence is, as a message of a frame is called so too. @param {any} node @param {string} of @param {import('eslint').SourceCode} source @returns {boolean} */
function isWords(node, of, source) {
  const value = bare(constantOf(node, source) ?? node);
  if (value.type === 'TemplateLiteral' || isSentence(value)) return true;
  if (of === 'member' && isImported(value, source)) return true;
  if (value.type === 'NewExpression' && value.arguments.length > 0)
    return isWords(value.arguments[0], of, source);
  const list = listOf(value, source);
  if (list) return isWords(list, of, source);
  if (value.type === 'ArrayExpression')
    return value.elements.some((/** @type {any} */ each) => each && isWords(each, of, source));
  if (value.type === 'ObjectExpression')
    return value.properties.some((/** @type {any} */ each) => each.key && isWords(keyOf(each), of, source));
  if (value.type !== 'Literal') return false;
  if (value.regex) return /[a-z]{4}/i.test(value.regex.pattern.replaceAll(/\\./g, ' '));
  if (typeof value.value !== 'string') return false;
  return of === 'member' ? value.value !== '' : /^[A-Z]|\S\s+\S/.test(value.value);
}

/**
 * A component takes what it does from a decision or a code, never from the words that a person reads, which may be changed:
 * `text`, `message`, `title`, `label` and `errMsg` are not held against words, wherever these stand.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noTextBranches = {
  meta: { type: 'problem', docs: { description: 'nothing is decided by a text that is shown' }, schema: [] },
  create(context) {
    const { sourceCode } = context;
    /** @param {any} node @param {any} asked @param {any} words */
    const look = (node, asked, words) => {
      const of = shownAs(asked, sourceCode);
      if (!of || !isWords(words, of, sourceCode)) return;
      context.report({ node, message: 'Ask for a reason or a code: a text that is shown decides nothing.' });
    };
    return {
      BinaryExpression(/** @type {any} */ node) {
        if (!equal.test(node.operator)) return;
        look(node, node.left, node.right);
        look(node, node.right, node.left);
      },
      'MemberExpression[computed=true]'(/** @type {any} */ node) {
        look(node, node.property, node.object);
      },
      SwitchCase(/** @type {any} */ node) {
        if (node.test) look(node, node.parent.discriminant, node.test);
      },
      'CallExpression[callee.type="MemberExpression"]'(/** @type {any} */ node) {
        const { callee } = node;
        const [first] = node.arguments;
        if (!first) return;
        if (asking.test(callee.property.name ?? '')) look(node, callee.object, first);
        if (/^(?:test|exec|includes|startsWith|has|get)$/.test(callee.property.name ?? ''))
          look(node, first, callee.object);
      },
    };
  },
};
