import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const inWindow = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Goes to the address that was asked for while the app was still being drawn, before its router listened. */
export function LateAddress(): null {
  const { pathname, search, hash } = useLocation();
  const [drawn] = useState(pathname + search + hash);
  useEffect(() => {
    if (inWindow() === drawn) return;
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, [drawn]);
  return null;
}
