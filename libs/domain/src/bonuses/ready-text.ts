import { refusalText } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { activationReasons } from './activation-reasons.ts';
import type { ActivationReason } from './activation-reasons.ts';
import type { ActivationPlan, ActivatableBonus } from './decide-activation.ts';

type Gives = ActivationPlan<ActivatableBonus>['gives'];

/** What can be active beside what: free spins start no promo (SPIN-22). */
function besideText(ready: readonly Gives[]): string {
  if (!ready.includes('FREE_SPINS')) return 'One can be active at a time.';
  const spins = 'Free spins run beside an active promo.';
  return ready.includes('PROMO') ? `One promo can be active at a time. ${spins}` : spins;
}

/** How many bonuses can be activated, and what bars the others (BONUS-13). */
export function readyBonusesText(
  decisions: readonly Decision<{ readonly gives: Gives }, ActivationReason>[],
): string {
  const ready = decisions.flatMap((decision) => (decision.allowed ? [decision.plan.gives] : []));
  const barred = decisions.filter((decision) => !decision.allowed);
  const [first] = barred;
  return [
    ...(ready.length > 0 ? [`${String(ready.length)} ready to use. ${besideText(ready)}`] : []),
    ...(first ? [`${String(barred.length)} not ready. ${refusalText(activationReasons, first)}`] : []),
  ].join(' ');
}
