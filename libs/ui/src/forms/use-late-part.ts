import { useState, type ComponentType } from 'react';

export interface LatePart<P> {
  readonly open: boolean;
  /** What to draw while it is open; `null` until its code is there. */
  readonly Part: ComponentType<P> | null;
  readonly failed: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * Opens a part whose code comes late. Code that cannot be had closes it again, so that the form around it stays with all that
 * was typed, and is asked for anew at the next press: `lazy` would keep the failure for good, and throw it.
 */
export function useLatePart<P>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const [open, setOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  const fetchPart = async (): Promise<void> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      setFailed(true);
      close();
    }
  };
  const toggle = (): void => {
    setOpen(!open);
    setFailed(false);
    if (!open && Part === null) void fetchPart();
  };
  return { open, Part, failed, toggle, close };
}
