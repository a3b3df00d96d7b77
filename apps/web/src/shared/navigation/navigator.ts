import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

type GoTo = (path: string) => void;

let router: GoTo | null = null;

/** Goes to an address from outside the components, through the router as soon as there is one. */
export const goTo: GoTo = (path) => {
  if (router) router(path);
  else location.assign(path);
};

/** Lends the router to {@link goTo}. Goes once, inside the router. */
export function NavigatorBridge(): null {
  const navigate = useNavigate();
  useEffect(() => {
    router = (path) => {
      void navigate(path);
    };
    return () => {
      router = null;
    };
  }, [navigate]);
  return null;
}
