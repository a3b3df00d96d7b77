import { isSchema, isSentence, isText, isWorded, takesValue, valueOf } from './written-words.js';

/** Where a refusal gets its code and its words, by what it is imported as. */
const worded = ['Refusal', 'GraphQLError'];

const within = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|SpreadElement)$/;

/** Whether it may be a table that is written here. @param {any} node @param {import('eslint').Scope.Scope | null} scope @returns {boolean} */
function isWritten(node, scope) {
  if (!node) return false;
  if (node.type === 'ObjectExpression') return true;
  if (within.test(node.type)) return isWritten(node.expression ?? node.argument, scope);
  if (node.type === 'ConditionalExpression')
    return isWritten(node.consequent, scope) || isWritten(node.alternate, scope);
  if (node.type === 'LogicalExpression') return isWritten(node.left, scope) || isWritten(node.right, scope);
  if (node.type === 'CallExpression')
    return node.arguments.some((/** @type {any} */ each) => isWritten(each, scope));
  if (node.type !== 'Identifier') return false;
  for (let each = scope; each; each = each.upper) {
    const [definition] = each.set.get(node.name)?.defs ?? [];
    if (!definition) continue;
    return definition.type === 'Variable' && isWritten(/** @type {any} */ (definition.node).init, each);
  }
  return false;
}

/** @param {import('eslint').Scope.Reference} reference */
function isOnlyAsked({ identifier, ...reference }) {
  const { parent } = /** @type {any} */ (identifier);
  if (/** @type {any} */ (reference).isTypeReference) return true;
  if (parent.type === 'BinaryExpression')
    return parent.operator === 'instanceof' && parent.right === identifier;
  return /^TS|^ExportSpecifier$/.test(parent.type);
}

const codes = ['code', 'errCode'];
const outcomes = ['ok', 'success', 'allowed', 'settled'];
const messages = ['message', 'errMsg', 'text'];

/** Whether an answer says no and why, in words. @param {any} node @param {import('eslint').SourceCode} source */
function isRefused({ properties }, source) {
  const [said, text] = [outcomes, [...messages, 'problem', 'error']].map((names) =>
    valueOf(properties, names),
  );
  return said?.value === false && Boolean(text) && isSentence(text, source);
}

/**
 * What a service refuses has its code and its words from the domain, beside the rule: `refusalOf(reasons, decision)`. The
 * classes that carry them may be asked for (`instanceof`), but are made and extended only by the files that turn a decision, or
 * a fault of the protocol, into an answer; where the words stand makes no difference. A table of reasons is not written in a
 * service either, nor an answer with a code and a text of its own, nor what a schema says of data that it refuses. A plain
 * error may say what it likes: no caller reads it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const refusalsFromTables = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'refusals have their words from the reason tables of the domain' },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      ImportSpecifier(/** @type {any} */ node) {
        if (!worded.includes(node.imported.name)) return;
        const references = sourceCode.getDeclaredVariables(node).flatMap((variable) => variable.references);
        for (const reference of references) {
          if (isOnlyAsked(reference)) continue;
          const message = 'Refuse for a reason of the domain, which words it: refusalOf(reasons, decision).';
          context.report({ node: reference.identifier, message });
        }
      },
      'CallExpression[callee.name="refusalOf"]'(/** @type {any} */ node) {
        if (!isWritten(node.arguments[0], sourceCode.getScope(node))) return;
        context.report({ node, message: 'A table of reasons stands in the domain, beside the rule.' });
      },
      'CallExpression[callee.property.name=/^(?:send|end|json)$/]'(/** @type {any} */ node) {
        const { object } = node.callee;
        if (object.callee?.property?.name !== 'status' || !node.arguments[0]) return;
        if (!isText(node.arguments[0], sourceCode)) return;
        const message = 'Answer the code and the words of a reason: refusalOf(reasons, decision).';
        context.report({ node, message });
      },
      'CallExpression[callee.type="MemberExpression"]'(/** @type {any} */ node) {
        const name = node.callee.property.name ?? '';
        const isCheck = name === 'refine' || name === 'addIssue';
        if (!isCheck && !isSchema(node.callee, sourceCode)) return;
        const first = name === 'refine' || takesValue.test(name) ? 1 : 0;
        if (!node.arguments.slice(first).some((/** @type {any} */ each) => isWorded(each, sourceCode)))
          return;
        const message = 'Take what a schema answers from a table of reasons: refusalText(reasons, decision).';
        context.report({ node, message });
      },
      ObjectExpression(/** @type {any} */ node) {
        const [code, text] = [codes, messages].map((names) => valueOf(node.properties, names));
        const isCoded = code && text && (isText(code) || isText(text, sourceCode));
        if (!isCoded && !isRefused(node, sourceCode)) return;
        const message = 'Answer the code and the words of a reason: refusalOf(reasons, decision).';
        context.report({ node, message });
      },
    };
  },
};
