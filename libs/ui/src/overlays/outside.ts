interface OutsideEvent {
  readonly target: EventTarget | null;
  readonly preventDefault: () => void;
  readonly detail: { readonly originalEvent: Event };
}

/** A press on the toaster is outside every overlay but closes none of them: the toast came after the overlay. */
export function keepOpenForToaster(event: OutsideEvent): void {
  const pressed = event.detail.originalEvent.target;
  if (pressed instanceof Element && pressed.closest('[data-part=toaster]')) event.preventDefault();
}

/**
 * A modal is left by a press, Escape or its buttons, never because the focus moved: its trap takes the focus back, and
 * what moves it, such as another overlay that is closing, is no wish to leave.
 */
export function keepOpenForFocus(event: { readonly preventDefault: () => void }): void {
  event.preventDefault();
}

/**
 * Keeps a dialog open when what lay below it goes, such as the popover that has opened it and closes in the same moment:
 * each is open by itself (SHELL-43).
 */
export function stayOpenAlone(event: Event): void {
  event.preventDefault();
}
