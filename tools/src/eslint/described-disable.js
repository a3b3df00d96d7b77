/**
 * A comment that switches a rule off names the rule and says why, after two dashes.
 * @type {import('eslint').Rule.RuleModule}
 */
export const describedDisable = {
  meta: { type: 'problem', schema: [], docs: { description: 'a disabled rule is named and argued' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const directive = /^\s*(?:es|ox)lint-(disable(?:-next-line|-line)?|enable)\b([\s\S]*)$/.exec(
            comment.value,
          );
          if (!directive || directive[1] === 'enable' || !comment.loc) continue;
          const [rules = '', reason = ''] = (directive[2] ?? '').split(/\s-{2,}\s/);
          if (rules.trim() !== '' && reason.trim().length >= 10) continue;
          // The comment would switch this report off too, so it stands one column before it.
          const start = { line: comment.loc.start.line, column: -1 };
          context.report({
            loc: { start, end: comment.loc.end },
            message:
              'Name the rule that is switched off and say why: eslint-disable-next-line <rule> -- <reason>.',
          });
        }
      },
    };
  },
};
