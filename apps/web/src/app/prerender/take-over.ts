import { cookieNames } from '@magpie/domain/session';
import { worldKey } from '#shared/config/index.ts';
import { narrowingWords } from '#shared/navigation/index.ts';
import { prerenderedId } from '#shared/site/index.ts';

const names = {
  standIn: prerenderedId,
  token: cookieNames.accessToken,
  world: worldKey,
  /** What an address may say that asks for another page. */
  asks: ['world', ...narrowingWords].join('|'),
  /** How long after the app has begun to draw it may show less than the page that stands in, in ms. */
  longest: 8_000,
  /** How long tiles that are there already do not fade in, in ms. */
  still: 3_000,
};

/**
 * Runs in the page, before anything of it is painted, and may use nothing but what is in it. Decides what of a page that
 * was made ahead this person may see, as `data-shown` of the document: `page`, all of it; `frame`, what a member has too;
 * `app`, nothing, as the address or a world of the simulator asks for something else. Then lets the app take its place,
 * in the frame in which it shows as much, and hands over what was pressed, typed, chosen, focused and scrolled sideways
 * meanwhile. React watches the setter of a field itself, and takes a value that goes past it for typed.
 */
export function takeOver({ standIn, token, world, asks, longest, still }: typeof names): void {
  const { dataset } = document.documentElement;
  const inOtherWorld = (): boolean => {
    try {
      return sessionStorage.getItem(world) !== null;
    } catch {
      return false;
    }
  };
  const isMember = new RegExp(`(?:^|; )${token}=[^;]`).test(document.cookie);
  const isOther = inOtherWorld() || new RegExp(`[?&](?:${asks})=`).test(location.search);
  dataset['shown'] = isOther ? 'app' : isMember ? 'frame' : 'page';

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

  const standUntilShown = (stand: HTMLElement, root: HTMLElement, isLive: boolean): void => {
    let timer: ReturnType<typeof setTimeout> | undefined;
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
    const showsAsMuch = () => {
      if (isMember && isLive) return root.querySelector('header') !== null;
      const busy = 'main :is([aria-busy=true], [data-part=skeleton], [role=status][aria-label^=Loading])';
      return root.querySelector('h1') !== null && root.querySelector(busy) === null;
    };
    const take = () => {
      observer.disconnect();
      hearing.abort();
      clearTimeout(timer);
      const toScroll = [...scrolled].map((of) => [sameInApp(of), of.scrollLeft] as const);
      const toFocus = focused && sameInApp(focused);
      const toPress = pressed && sameInApp(pressed);
      dataset['shown'] = 'taken';
      handOverFields();
      stand.remove();
      for (const [own, left] of toScroll) if (own) own.scrollLeft = left;
      toFocus?.focus({ preventScroll: true });
      toPress?.click();
      setTimeout(() => delete dataset['shown'], still);
    };
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(take, longest);
      if (showsAsMuch()) take();
    });
    const attributeFilter = ['aria-busy', 'aria-label'];
    observer.observe(root, { childList: true, subtree: true, attributeFilter });
  };

  const begin = (): void => {
    const stand = document.getElementById(standIn);
    const root = document.getElementById('root');
    if (!stand || !root) return;
    const isLive = 'live' in stand.dataset;
    if (isLive && isOther) {
      stand.remove();
      return;
    }
    if (isLive && isMember) stand.querySelector('main')?.replaceChildren();
    standUntilShown(stand, root, isLive);
  };
  document.addEventListener('readystatechange', begin, { once: true });
}

export const takeOverScript = `(${takeOver.toString()})(${JSON.stringify(names)});`;

/** What goes with it in the style of the page. Buttons wait for the script that remembers their presses. */
export const takeOverStyle = `
html[data-shown] #${names.standIn} ~ #root { position: absolute; inset: 0 0 auto; height: 0; overflow: hidden; visibility: hidden; content-visibility: hidden; }
html[data-shown=app] #${names.standIn}[data-live] { display: none; }
html[data-shown=frame] #${names.standIn}[data-live] main > * { display: none; }
html[data-shown=frame] #${names.standIn} :is(button, [data-part=actions]) { visibility: hidden; }
html:not([data-shown]) #${names.standIn} :is(button:not([data-part=action]), form, label:has(select)) { visibility: hidden; }
html:not([data-shown]) #${names.standIn} :is(p, span):has(> button) { visibility: hidden; }
html[data-shown=taken] [data-entering] > * { animation-delay: 0s !important; animation-duration: 0s !important; }
#${names.standIn} [data-entering] > * { animation: none; }
#${names.standIn} [role=radiogroup] { visibility: hidden; }`;
