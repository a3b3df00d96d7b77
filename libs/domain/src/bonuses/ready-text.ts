import { refusalText } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { activationReasons } from './activation-reasons.ts';
import type { ActivationReason } from './activation-reasons.ts';

/** How many bonuses can be activated, and what bars the others (BONUS-13). */
export function readyBonusesText(decisions: readonly Decision<unknown, ActivationReason>[]): string {
  const ready = decisions.filter(({ allowed }) => allowed).length;
  const barred = decisions.filter((decision) => !decision.allowed);
  const [first] = barred;
  return [
    ...(ready > 0 ? [`${String(ready)} ready to use. One can be active at a time.`] : []),
    ...(first ? [`${String(barred.length)} not ready. ${refusalText(activationReasons, first)}`] : []),
  ].join(' ');
}
