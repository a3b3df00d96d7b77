export { useFirstProblem } from './use-first-problem.ts';
