import { useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react';
import { itemAt, itemOf, placeOf } from './grid-places.ts';

const controlsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>('a, button')];

interface Focused {
  readonly place: number;
  /** Which of the item's controls it is. */
  readonly control: number;
}

function focusedIn(label: string): Focused | null {
  const item = itemOf(document.activeElement);
  if (!item || item.parentElement?.getAttribute('aria-label') !== label) return null;
  return {
    place: placeOf(item),
    control: controlsOf(item).findIndex((one) => one === document.activeElement),
  };
}

interface FocusedPlace {
  /** `null` while the focus is elsewhere. */
  readonly place: number | null;
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** The item of a list that has the focus. A list that takes the place of one with the same label takes over its focus. */
export function useFocusedPlace(list: RefObject<Element | null>, label: string): FocusedPlace {
  const [taken] = useState(() => focusedIn(label));
  const [place, setPlace] = useState(taken?.place ?? null);
  useLayoutEffect(() => {
    const item = taken && list.current && itemAt(list.current, taken.place);
    if (item) controlsOf(item)[taken.control]?.focus({ preventScroll: true });
  }, [list, taken]);
  return {
    place,
    handlers: {
      onFocus: ({ target }) => {
        const item = itemOf(target);
        if (item) setPlace(placeOf(item));
      },
      // Without an element that has it now, the window has lost it, and gives it back to the same item.
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setPlace(null);
      },
    },
  };
}
