/** The targets of nx that look at the code without running it: what `npm test` asks for, `npm run check` does too. */
export const staticTargets = ['format', 'lint', 'house-lint', 'types', 'unused'] as const;
