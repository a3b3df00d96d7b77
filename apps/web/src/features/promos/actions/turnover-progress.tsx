import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { promoGoalText, targetSourceText } from '@magpie/domain/promos';
import type { ActivePromo_memberPromoFragment } from '@magpie/gql/promos';
import { Meter } from '@magpie/ui/data';
import type { JSX } from 'react';
import { reachedPercent } from './lock-in-progress.tsx';

export interface TurnoverProgressProps {
  readonly promo: ActivePromo_memberPromoFragment;
}

export function TurnoverProgress({ promo }: TurnoverProgressProps): JSX.Element {
  const { turnoverCounter: done, turnoverTarget: target, currency } = promo;
  const minor = (amount: string) => money.parseOrZero(amount, currency.type);
  const source = targetSourceText({
    ...promo.promo,
    bonus: minor(promo.bonus),
    deposit: minor(promo.amount),
    turnoverTarget: minor(target),
    currency,
  });
  return (
    <>
      <Meter
        label="Turnover"
        used={displayMoney(done, currency)}
        limit={displayMoney(target, currency)}
        percent={reachedPercent(done, target, currency)}
      />
      <chakra.div textStyle="body.sm" color="fg.muted">
        <p>{promoGoalText(promo)}</p>
        {source !== null && <p>{`The target of ${displayMoney(target, currency)} is ${source}.`}</p>}
      </chakra.div>
    </>
  );
}
