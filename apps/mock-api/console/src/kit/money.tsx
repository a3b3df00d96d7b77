import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';

export interface MoneyProps {
  /** As the platform writes it, such as `1234.50`. */
  readonly amount: string;
  readonly currency?: string;
}

/** Thousands apart, decimals as they came: cents and satoshi are not rounded where one looks for them. */
export function grouped(amount: string): string {
  const [whole = '', decimals] = amount.split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}

export function Money({ amount, currency }: MoneyProps): JSX.Element {
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {currency !== undefined && (
        <chakra.span color="fg.subtle" fontSize="caption">
          {currency}{' '}
        </chakra.span>
      )}
      {grouped(amount)}
    </chakra.span>
  );
}
