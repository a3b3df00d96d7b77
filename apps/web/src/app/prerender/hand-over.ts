import type { HeardEarly } from './hear-early.ts';

/**
 * Hands over what was pressed, typed, chosen, focused and scrolled on the page that stands in to the same parts of the app. React watches
 * the setter of a field itself, and takes a value that goes past it for typed. Runs in the page and may use nothing but what is in it.
 * @param remove takes the page away, before anything of the app has the focus
 */
export function handOver(stand: HTMLElement, root: HTMLElement, heard: HeardEarly, remove: () => void): void {
  const nameOf = (of: Element) =>
    [of.getAttribute('aria-label'), of.getAttribute('href'), of.textContent].join(' ');
  const sameInApp = <E extends Element>(of: E): E | undefined => {
    const alike = (within: Element) =>
      [...within.querySelectorAll<E>(of.localName)].filter((each) => nameOf(each) === nameOf(of));
    return alike(root)[alike(stand).indexOf(of)];
  };
  const isAsMade = (field: HTMLInputElement | HTMLSelectElement): boolean =>
    field instanceof HTMLSelectElement
      ? [...field.options].every((option) => option.selected === option.defaultSelected)
      : field.value === field.defaultValue;
  const handOverFields = () => {
    for (const field of stand.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const own = sameInApp(field);
      if (!own || isAsMade(field)) continue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(own), 'value')?.set?.call(own, field.value);
      own.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    }
  };
  const { pressed, focused, scrolled } = heard;
  const toScroll = [...scrolled].map((of) => [sameInApp(of), of.scrollLeft] as const);
  const toFocus = focused && sameInApp(focused);
  const toPress = [...pressed].map(sameInApp);
  handOverFields();
  remove();
  for (const [own, left] of toScroll) if (own) own.scrollLeft = left;
  toFocus?.focus({ preventScroll: true });
  for (const own of toPress) own?.click();
}
