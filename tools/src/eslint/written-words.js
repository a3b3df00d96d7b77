import { answersOf } from './answers.js';
import { constantOf, functionOf, isImported, moduleOf } from './constants.js';

const within = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|SpreadElement)$/;

/** What a constant, a field of one or a function of the file comes to. @param {any} node @param {import('eslint').SourceCode} source @returns {any[]} */
function valuesOf(node, source) {
  if (node.type === 'MemberExpression') {
    const { properties } = constantOf(node.object, source) ?? {};
    return properties ? [valueOf(properties, [node.property.name ?? node.property.value])] : [];
  }
  if (node.type !== 'CallExpression') return [constantOf(node, source)];
  const { body } = functionOf(node.callee, source) ?? {};
  return body?.type === 'BlockStatement' ? answersOf(body) : [body];
}

/** Whether it is text that is written here, or in the file if that is given. @param {any} node @param {import('eslint').SourceCode} [source] @param {readonly any[]} [seen] @returns {boolean} */
export function isText(node, source, seen = []) {
  if (seen.includes(node)) return false;
  const isPart = (/** @type {any} */ each) => isText(each, source, [...seen, node]);
  if (within.test(node.type)) return isPart(node.expression ?? node.argument);
  if (node.type === 'ConditionalExpression') return isPart(node.consequent) || isPart(node.alternate);
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression')
    return isPart(node.left) || isPart(node.right);
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== '';
  return source ? valuesOf(node, source).some((each) => each && isPart(each)) : false;
}

/** Whether it is text of several words. @param {any} node @param {import('eslint').SourceCode} source @returns {boolean} */
export function isSentence(node, source) {
  if (node.type === 'Literal') return /\S\s+\S/.test(String(node.value));
  if (node.type !== 'ConditionalExpression') return isText(node, source);
  return isSentence(node.consequent, source) || isSentence(node.alternate, source);
}

const schemaMessages = ['message', 'error'];

/** Whether what a schema answers is worded here: its text, in its options too, or what a function makes of its fault. @param {any} node @param {import('eslint').SourceCode} source @returns {boolean} */
export function isWorded(node, source) {
  const isPart = (/** @type {any} */ each) => isWorded(each, source);
  if (isText(node, source)) return true;
  if (/^(?:Arrow)?FunctionExpression$/.test(node.type))
    return node.body.type === 'BlockStatement' ? answersOf(node.body).some(isPart) : isPart(node.body);
  if (node.type === 'ObjectExpression') {
    const text = valueOf(node.properties, schemaMessages);
    return Boolean(text) && isPart(text);
  }
  const constant = constantOf(node, source);
  return constant ? isPart(constant) : false;
}

/** The calls of a schema that take a value or a function first; what others take first may be what the schema answers. */
export const takesValue =
  /^(?:literal|default|prefault|catch|describe|meta|brand|startsWith|endsWith|includes|stringFormat|templateLiteral|transform|preprocess|overwrite|(?:safe)?[pP]arse(?:Async)?)$/;

/** What they answer is no schema any more. */
const parses = /^(?:safe)?parse(?:Async)?$/i;

/** What only a schema has among the things that are imported. */
const checks = /^(?:min|max|length|size|gte?|lte?|nonempty|regex|multipleOf|int|email|url|uuid)$/;

/** Whether a value is a schema, made here of `z` or imported. @param {any} node @param {import('eslint').SourceCode} source @returns {boolean} */
export function isSchema(node, source) {
  if (node.type === 'CallExpression')
    return !parses.test(node.callee.property?.name ?? '') && isSchema(node.callee, source);
  if (node.type === 'MemberExpression') {
    const isChecked = checks.test(node.property.name ?? '') && isImported(node.object, source);
    return isChecked || isSchema(node.object, source);
  }
  if (node.name === 'z' || moduleOf(node, source) === 'zod') return true;
  const constant = constantOf(node, source);
  return constant ? isSchema(constant, source) : false;
}

/** @param {any[]} properties @param {string[]} names */
export const valueOf = (properties, names) =>
  properties.find(({ key }) => key && names.includes(key.name ?? key.value))?.value;
