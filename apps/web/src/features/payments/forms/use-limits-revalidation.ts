import type { AmountLimits } from '@magpie/domain/payments';
import { useEffect, useEffectEvent } from 'react';

/** Limits may arrive after the amount was typed, and then nothing else would say that it is too small or too large. */
export function useLimitsRevalidation(limits: AmountLimits | null, validate: () => void): void {
  const again = useEffectEvent(validate);
  const minimum = limits?.minimum;
  const maximum = limits?.maximum;
  useEffect(() => {
    again();
  }, [minimum, maximum]);
}
