import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

interface Layer {
  readonly content: RefObject<HTMLElement | null>;
}

const framesToHide = 2;

const framesAtMost = 120;

const shown = new Set<Layer>();
const waiting: Layer[] = [];
const listeners = new Set<() => void>();
let opening: Layer | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function showNext(): void {
  opening = waiting.shift() ?? null;
  if (opening) {
    shown.add(opening);
    waitForHiding(opening, framesToHide, framesAtMost);
  }
  for (const listener of listeners) listener();
}

function waitForHiding(layer: Layer, toHide: number, atMost: number): void {
  requestAnimationFrame(() => {
    if (opening !== layer) return;
    const left = layer.content.current?.dataset['state'] === 'open' ? toHide - 1 : toHide;
    if (left > 0 && atMost > 0) waitForHiding(layer, left, atMost - 1);
    else showNext();
  });
}

function queueUp(layer: Layer): () => void {
  waiting.push(layer);
  if (!opening) showNext();
  return () => {
    shown.delete(layer);
    const place = waiting.indexOf(layer);
    if (place >= 0) waiting.splice(place, 1);
    if (opening === layer) showNext();
  };
}

/**
 * Whether a layer that is to be open may be shown yet. A layer hides what lies under it from screen readers a frame after
 * it opened, and takes for that whatever is there then: of two that open within one frame each would hide the other one
 * for good. The later one has its turn when the earlier one is done.
 */
export function useTurn(open: boolean, content: RefObject<HTMLElement | null>): boolean {
  const [layer] = useState<Layer>({ content });
  useLayoutEffect(() => (open ? queueUp(layer) : undefined), [open, layer]);
  const mayShow = useSyncExternalStore(subscribe, () => shown.has(layer));
  return open && mayShow;
}
