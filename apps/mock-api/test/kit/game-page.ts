import { createRequire } from 'node:module';
import { vi } from 'vitest';

interface PageElement {
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string }>;
  readonly disabled?: boolean;
  textContent: string;
  click(): void;
  matches(selector: string): boolean;
  closest(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

interface PageDocument {
  getElementById(id: string): PageElement | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

interface PageWindow {
  readonly document: PageDocument;
  readonly location: unknown;
  readonly Element: { readonly prototype: Record<string, unknown> };
  readonly [name: string]: unknown;
  addEventListener(...listening: unknown[]): void;
}

interface Jsdom {
  readonly JSDOM: new (html: string, options: object) => { readonly window: PageWindow };
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

const client = new URL('../../src/stubs/games/client/', import.meta.url);

/** What the scripts of the pages name of a browser, beside what Node has. */
const classes = [
  ...['DOMParser', 'HTMLAnchorElement', 'HTMLButtonElement', 'HTMLDialogElement', 'HTMLElement'],
  ...['HTMLFormElement', 'HTMLInputElement', 'HTMLSelectElement', 'HTMLUListElement', 'Option', 'SVGElement'],
];

let motions = 0;

/** Moves nothing, and is over when the motion would be. */
function motion(_frames: unknown, { duration }: { readonly duration: number }) {
  motions += 1;
  const finished = new Promise((resolve) => setTimeout(resolve, duration));
  return { finished, cancel: () => undefined, currentTime: 0 };
}

const TEXT = 3;

/** Attributes and classes by which elements look or sound different. */
const telling = /^(?:aria-label|aria-pressed|aria-description|href|data-.+|transform)$/;
const marks = ['called', 'drawn', 'hit', 'lost', 'now', 'rests', 'turn', 'wins', 'won'];

function seenOf(element: PageElement): string {
  const text = [...element.childNodes].map((node) => (node.nodeType === TEXT ? node.textContent.trim() : ''));
  const told = [...element.attributes].map(({ name, value }) => (telling.test(name) ? value : ''));
  const marked = marks.filter((mark) => element.matches(`.${mark}`));
  return [...text, ...told, ...marked].filter((part) => part !== '').join(' ');
}

export interface OpenedGame {
  /** The text of an element that must be there. */
  textOf(id: string): string;
  /** Takes the text of an element away, to see that it is said anew. */
  silence(id: string): void;
  /** What the stage shows, element by element, beside what is told under it. */
  stage(): readonly string[];
  /** How many motions it has begun. */
  motions(): number;
  button(name: string): PageElement;
}

export function opened({ document }: PageWindow): OpenedGame {
  const part = (id: string): PageElement => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`The page has no '${id}'.`);
    return found;
  };
  return {
    textOf: (id) => part(id).textContent,
    silence: (id) => {
      part(id).textContent = '';
    },
    stage: () =>
      [...(document.querySelector('.stage')?.querySelectorAll('*') ?? [])]
        .filter((element) => !element.closest('[hidden], .recent, .result, .facts'))
        .map(seenOf)
        .filter((seen) => seen !== ''),
    motions: () => motions,
    button: (name) => {
      const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!found) throw new Error(`The page has no button '${name}'.`);
      return found;
    },
  };
}

/** Puts a page of a game in place of a browser's; to be left by {@link leavePage} after the test. */
export function standInPage(html: string, address: string): PageWindow {
  const { window } = new JSDOM(html, { url: address });
  window.Element.prototype['animate'] = motion;
  Object.defineProperty(window.document, 'hidden', { value: false });
  const globals = {
    window,
    parent: window,
    document: window.document,
    location: window.location,
    addEventListener: window.addEventListener.bind(window),
    matchMedia: () => ({ matches: false }),
    ...Object.fromEntries(classes.map((name) => [name, window[name]])),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.resetModules();
  return window;
}

export function leavePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A script of the pages, run anew. */
export const clientScript = async <T>(file: string): Promise<T> =>
  (await import(new URL(file, client).href)) as T;
