import { useEffect, useEffectEvent } from 'react';

/**
 * Empties the field of a code as soon as it is for another receiver, so that a void code is never sent along (AUTH-47).
 * @param receiver as given to `useCodeSending`
 */
export function useEmptiedCode(receiver: string, empty: () => void): void {
  const onChanged = useEffectEvent(empty);
  useEffect(() => {
    onChanged();
  }, [receiver]);
}
