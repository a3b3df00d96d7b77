import { useEffect, useState } from 'react';

/** How long the loading indicator of the promo list shows to a member, in ms (PROMO-04). */
export const memberSpinnerTime = 1_200;

/** To a member for 1.2 s, to a visitor until the answer arrives (PROMO-04). */
export function useSpinner(signedIn: boolean, answered: boolean): boolean {
  const [running, setRunning] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRunning(false);
    }, memberSpinnerTime);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return signedIn ? running : !answered;
}
