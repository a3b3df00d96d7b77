import { chakra } from '@chakra-ui/react';
import { passedOverOffersText } from '@magpie/domain/promos';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import { lostOffers } from './lost-offers.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

/** Beside the button: the promo that comes with the deposit, and the offers that are lost without a choice for them. */
export function DepositNote({ promo }: { readonly promo: ChosenPromo }): JSX.Element | null {
  const { applied, deposit, pending } = promo;
  const offers = pending ? [] : lostOffers(promo, 'otherStarted', 'noneStarted');
  const isLost = deposit.ordinal !== null && offers.length > 0;
  if (applied === null && !isLost) return null;
  return (
    <chakra.div role="status" flex="1 1 100%">
      {applied && <Text size="body.sm">With {applied.name}</Text>}
      {isLost && (
        <Text size="body.sm">
          {passedOverOffersText({ offers, started: applied?.name ?? null, ordinal: deposit.ordinal })}
        </Text>
      )}
    </chakra.div>
  );
}
