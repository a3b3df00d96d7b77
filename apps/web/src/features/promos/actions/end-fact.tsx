import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { Fact } from '#shared/offers/index.ts';
import { isOpenPromo, type Promo } from './promo-facts.ts';

export interface EndFactProps {
  readonly promo: Pick<Promo, 'expiresAt'>;
  /** Whether the time of the day is told, too. */
  readonly exact?: boolean;
}

/** When a promo ends, or when it ended, be it switched on or off until then; nothing for one without an end. */
export function EndFact({ promo: { expiresAt }, exact = false }: EndFactProps): JSX.Element | null {
  const over = useAtNow((now) => !isOpenPromo({ active: true, expiresAt }, now));
  if (expiresAt === null) return null;
  return (
    <Fact label={over ? 'Ended' : 'Ends'}>
      <Moment at={expiresAt} face={exact ? 'DATE_AND_TIME' : 'DATE'} />
    </Fact>
  );
}
