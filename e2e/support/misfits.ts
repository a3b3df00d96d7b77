/** What the functions below share, put into the page by {@link bringMisfits}. */
interface Looking {
  /** Its role, its words and where it is. */
  readonly named: (element: Element) => string;
  readonly isSeen: (element: Element) => boolean;
  readonly around: (element: Element) => Element[];
  readonly scrolls: (element: Element) => boolean;
  readonly clips: (element: Element) => boolean;
}

declare global {
  interface Window {
    looking: Looking;
  }
}

/** Each of these runs in the page, so that it needs nothing from outside. */
export function bringMisfits(): void {
  const named = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const place = element.parentElement?.closest('[role=dialog], [role=alertdialog], header, footer, main');
    const where = place?.getAttribute('role') ?? place?.tagName.toLowerCase() ?? 'page';
    return `${role} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}” in ${where}`;
  };
  const around = (element: Element): Element[] => {
    const { parentElement: parent } = element;
    return parent === null || parent === document.body ? [] : [parent, ...around(parent)];
  };
  const overflow = (element: Element) => getComputedStyle(element).overflowX;
  window.looking = {
    named,
    around,
    isSeen: (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true], [data-scope=toast]') === null,
    scrolls: (element) => ['auto', 'scroll'].includes(overflow(element)),
    clips: (element) => ['hidden', 'clip'].includes(overflow(element)),
  };
}

/** What is wider than the page or than its own place. @param sideways selectors of what is meant to scroll sideways */
export function overflowsIn(sideways: string): string[] {
  const { named, isSeen, around, scrolls, clips } = window.looking;
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const page = scrollWidth > width ? [`the page is ${String(scrollWidth)} wide`] : [];
  const parts = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || !isSeen(element)) return [];
    const over = element.scrollWidth - element.clientWidth;
    const out = Math.max(box.right - width, -box.left);
    if (scrolls(element) && over > 1 && !element.matches(sideways))
      return [`${named(element)} overflows by ${String(over)}`];
    return out > 1 && !around(element).some((each) => scrolls(each) || clips(each))
      ? [`${named(element)} stands out by ${out.toFixed(0)}`]
      : [];
  });
  return [...page, ...parts];
}

/** Amounts of which a part is hidden. */
export function cutAmountsIn(): string[] {
  const { named, isSeen, around, clips } = window.looking;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: parent } = node;
    const words = node.textContent ?? '';
    if (parent === null || !/\d[.,]\d{2}\b/.test(words) || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const cutter = [parent, ...around(parent)].find((each) => {
      const place = each.getBoundingClientRect();
      const isInside = box.left < place.right && box.right > place.left && place.width > 1;
      return clips(each) && isInside && (box.right > place.right + 1 || box.left < place.left - 1);
    });
    if (cutter) cut.push(`amount “${words.trim()}” is cut by ${named(cutter)}`);
  }
  return cut;
}

/** Plain words that are broken over lines, since their place is narrower than they are. */
export function brokenWordsIn(): string[] {
  const { named, isSeen } = window.looking;
  const longest = 15;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: parent } = node;
    const words = (node.textContent ?? '').trim().split(/[\s/–-]+/);
    if (parent === null || words.some((word) => word.length > longest) || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > words.length) broken.push(`words are broken in ${named(parent)}`);
  }
  return broken;
}

/** What can be pressed and is too small; what stands in a sentence may be as high as that. @param touch by a finger */
export function smallTargetsIn(touch: boolean): string[] {
  const { named, isSeen } = window.looking;
  const pressable = 'button, a[href], summary, input, select, textarea, [role=button], [role=tab]';
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
  /** With the room around it that counts as the target too. */
  const sizeOf = (element: Element) => {
    const shown = element.closest(element.matches('input, select') ? 'label, input, select' : '*') ?? element;
    const { width, height } = shown.getBoundingClientRect();
    const rooms = ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute');
    const largest = (side: 'width' | 'height') =>
      Math.max(0, ...rooms.map((room) => parseFloat(room[side]) || 0));
    return { width: Math.max(width, largest('width')), height: Math.max(height, largest('height')) };
  };
  const leastOf = (element: Element) =>
    // A swipe does what the dots of a carousel do.
    touch && element.matches('button:not([data-part=dot]), a, [role=button], [role=tab], [type=radio]')
      ? 44
      : 24;
  return [...document.body.querySelectorAll(pressable)].flatMap((element) => {
    if (element.getBoundingClientRect().width <= 1 || !isSeen(element) || isInSentence(element)) return [];
    const { width, height } = sizeOf(element);
    return Math.min(width, height) < leastOf(element) - 0.5
      ? [`${named(element)} is a target of ${width.toFixed(0)}×${height.toFixed(0)}`]
      : [];
  });
}
