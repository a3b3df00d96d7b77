import { countedExperience } from '@magpie/domain/levels';
import { byRule, sumOf } from '#platform/explanations/index.ts';
import type { Explained, ExplainedPart } from '#platform/explanations/index.ts';
import type { Reader } from '#platform/store/index.ts';
import { gainsOf, standingOf } from './store/index.ts';

/** Why a member has the experience they have, from which their level follows (LEVEL-13). */
export async function explainLevel(db: Reader, memberId: string): Promise<Explained> {
  const { experienceMilli, level } = await standingOf(db, memberId);
  const gains = await gainsOf(db, memberId);
  const parts = gains.map(({ id, unit, experienceMilli: milli, gainedAt }): ExplainedPart => ({
    ...{ kind: 'EXPERIENCE', id, type: unit, at: gainedAt },
    amount: countedExperience(milli),
  }));
  // Each gain is shown in hundredths of a point, and what is less is kept.
  const whole = countedExperience(gains.reduce((sum, { experienceMilli: milli }) => sum + milli, 0));
  return {
    title: `Experience of level ${String(level)}`,
    currency: null,
    value: countedExperience(experienceMilli),
    parts: [...parts, ...byRule('ROUNDING', 'Thousandths of a point of all gains', whole - sumOf(parts))],
  };
}
