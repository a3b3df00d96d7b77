import { createRequire } from 'node:module';
import { vi } from 'vitest';

export interface PageElement {
  readonly textContent: string;
  readonly disabled?: boolean;
  click(): void;
}

interface PageDocument {
  querySelectorAll(selector: string): Iterable<PageElement>;
}

interface PageWindow {
  readonly document: PageDocument;
  readonly location: unknown;
  readonly HTMLElement: unknown;
  readonly HTMLMetaElement: unknown;
  addEventListener(...listening: unknown[]): void;
}

interface Jsdom {
  readonly JSDOM: new (html: string, options: object) => { readonly window: PageWindow };
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

export interface OpenedPage {
  /** What it has told the page around it: type and, where there is one, route. */
  readonly told: readonly string[];
  headings(): string[];
  buttons(): string[];
  /** What it says went wrong; '' for nothing. */
  problem(): string;
  press(name: string): void;
}

const script = '../../src/stubs/cashier/client/cashier.js';

const site = 'http://localhost:4200/';

/** Nothing is laid out here, so that no size ever changes. */
class NoSizes {
  readonly observe = () => undefined;
}

/**
 * Opens the page of a payment and runs its own scripts against the platform that serves it. Its globals are stubbed for the
 * test: unstub them after it.
 * @param send in place of fetch
 */
export async function openPage(address: string, send: typeof fetch = fetch): Promise<OpenedPage> {
  const html = await (await fetch(address)).text();
  const { window } = new JSDOM(html, { url: address, referrer: site });
  const told: string[] = [];
  const parent = {
    postMessage: ({ eventType, payload }: { eventType: string; payload: { route?: string } }) => {
      told.push([eventType, payload.route].filter((part) => part !== undefined).join(' '));
    },
  };
  const globals = {
    window,
    parent,
    document: window.document,
    location: window.location,
    HTMLElement: window.HTMLElement,
    HTMLMetaElement: window.HTMLMetaElement,
    addEventListener: window.addEventListener.bind(window),
    ResizeObserver: NoSizes,
    fetch: (path: string, init?: RequestInit) => send(new URL(path, address), init),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import(script);
  const all = (selector: string) => [...window.document.querySelectorAll(selector)];
  const buttons = () => all('button').filter(({ disabled }) => disabled !== true);
  return {
    told,
    headings: () => all('h2').map(({ textContent }) => textContent),
    buttons: () => buttons().map(({ textContent }) => textContent),
    problem: () =>
      all('#problem')
        .map(({ textContent }) => textContent)
        .join(),
    press: (name) => {
      const button = buttons().find(({ textContent }) => textContent === name);
      if (!button) throw new Error(`The page has no button '${name}'.`);
      button.click();
    },
  };
}
