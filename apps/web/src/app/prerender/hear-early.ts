/** What a page made ahead was asked for before the app has taken its place. */
export interface HeardEarly {
  readonly pressed: HTMLElement | null;
  readonly focused: HTMLElement | null;
  /** Sideways. */
  readonly scrolled: ReadonlySet<Element>;
}

/**
 * Hears what is done to the page that stands in, and sends no form of it away. Runs in the page and may use nothing but what is in it.
 * @returns how to end it, which tells what was heard
 */
export function hearEarly(standIn: string): () => HeardEarly {
  let pressed: HTMLElement | null = null;
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
    pressed = target.closest<HTMLElement>('button') ?? pressed;
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
