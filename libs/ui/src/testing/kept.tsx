import { useState } from 'react';
import type { ReactNode } from 'react';

export interface KeptProps<T> {
  readonly start: T;
  readonly children: (value: T, keep: (value: T) => void) => ReactNode;
}

/** Keeps the value of a control in the workbench, as its form does in the app. */
export function Kept<T>({ start, children }: KeptProps<T>): ReactNode {
  const [value, keep] = useState(start);
  return children(value, keep);
}
