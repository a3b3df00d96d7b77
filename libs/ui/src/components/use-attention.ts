import { useState, type PointerEvent } from 'react';

/** Whether the pointer or the focus is on an element, with what the element listens to for it. */
export function useAttention({ touch }: { readonly touch: boolean }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const listeners = {
    onPointerEnter: (event: PointerEvent) => {
      setHovered(touch || event.pointerType !== 'touch');
    },
    onPointerLeave: () => {
      setHovered(false);
    },
    onFocus: () => {
      setFocused(true);
    },
    onBlur: () => {
      setFocused(false);
    },
  };
  return { attended: hovered || focused, listeners };
}
