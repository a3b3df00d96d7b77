/** What a page made ahead was asked for before the app has taken its place. */
export interface HeardEarly {
  /** In their order; what opens and closes something is left out after two presses. */
  readonly pressed: ReadonlySet<HTMLElement>;
  readonly focused: HTMLElement | null;
  /** Sideways. */
  readonly scrolled: ReadonlySet<Element>;
}

/**
 * Hears what is done to the page that stands in, and sends no form of it away. Runs in the page and may use nothing but what is in it.
 * @returns how to end it, which tells what was heard
 */
export function hearEarly(standIn: string): () => HeardEarly {
  const pressed = new Set<HTMLElement>();
  let focused: HTMLElement | null = null;
  const scrolled = new Set<Element>();
  const hearing = new AbortController();
  // From the start: on a slow line the head of a page is pressed before its foot has come.
  const hear = (type: string, heard: (target: Element, event: Event) => void) => {
    const listener = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(`#${standIn}`)) heard(event.target, event);
    };
    document.addEventListener(type, listener, { capture: true, signal: hearing.signal });
  };
  hear('click', (target) => {
    const button = target.closest<HTMLElement>('button');
    if (!button) return;
    const isTakenBack = pressed.has(button) && button.matches('[aria-expanded], [aria-pressed]');
    if (isTakenBack) pressed.delete(button);
    else pressed.add(button);
    button.ariaBusy = isTakenBack ? null : 'true';
  });
  hear('focusin', (target) => {
    focused = target as HTMLElement;
  });
  hear('focusout', () => {
    focused = null;
  });
  hear('scroll', (target) => scrolled.add(target));
  hear('submit', (_form, event) => {
    event.preventDefault();
  });
  return () => {
    hearing.abort();
    return { pressed, focused, scrolled };
  };
}
