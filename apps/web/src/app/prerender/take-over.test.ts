import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOverScript, takeOverStyle } from './take-over.ts';

const frame = (main: string) =>
  `<header><button>Register</button></header><main>${main}</main><a href="/promotions">Promotions</a>`;

const wholePage = frame('<h1>Jackpot</h1><input value="">');

interface Opened {
  readonly root: HTMLElement;
  readonly standIn: HTMLElement | null;
  readonly shown: string | undefined;
}

/** Opens a prerendered page as a browser does: the script in the head first, then the page, then the app. */
function open({ live = true, page = wholePage }: { live?: boolean; page?: string } = {}): Opened {
  runInThisContext(takeOverScript);
  document.body.innerHTML = `<div id="prerendered"${live ? ' data-live' : ''}>${page}</div><div id="root"></div>`;
  const { shown } = document.documentElement.dataset;
  document.dispatchEvent(new Event('readystatechange'));
  const root = document.getElementById('root') ?? document.body;
  return { root, standIn: document.getElementById('prerendered'), shown };
}

const stands = () => document.getElementById('prerendered') !== null;

describe('a page that was made ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    history.replaceState(null, '', '/jackpot');
    sessionStorage.clear();
  });

  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    document.cookie = 'access-token=; max-age=0';
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  /** What the app draws is seen by the script in the same turn, before anything is painted. */
  async function draw(root: HTMLElement, html: string): Promise<void> {
    root.innerHTML = html;
    await Promise.resolve();
  }

  it('is shown to a visitor until the app shows as much', async () => {
    const { root, shown } = open();
    expect(shown).toBe('page');
    await draw(root, frame(''));
    expect(stands()).toBe(true);
    await draw(root, frame('<h1>Jackpot</h1><div role="status" aria-label="Loading jackpots"></div>'));
    expect(stands()).toBe(true);
    await draw(root, frame('<h1>Jackpot</h1><ul aria-busy="true"></ul>'));
    expect(stands()).toBe(true);
    await draw(root, frame('<h1>Jackpot</h1><span data-part="skeleton"></span>'));
    expect(stands()).toBe(true);
    await draw(root, wholePage);
    expect(stands()).toBe(false);
    expect(document.documentElement.dataset['shown']).toBe('taken');
    expect(root.dataset).toHaveProperty('still');
    // Then tiles may fade in as ever, and the wait for an app that shows less is over too.
    vi.advanceTimersByTime(3_000);
    expect(root.dataset).not.toHaveProperty('still');
    vi.advanceTimersByTime(5_000);
    expect(document.documentElement.dataset['shown']).toBe('taken');
  });

  it('lets no tile fade in that takes the place of one that stood there', async () => {
    const { root } = open();
    const style = Object.assign(document.createElement('style'), {
      textContent: `#tile { animation-duration: 1s } ${takeOverStyle}`,
    });
    document.body.append(style);
    await draw(root, `${wholePage}<ul data-entering><li data-part="item" id="tile">Dingo</li></ul>`);
    const duration = () => getComputedStyle(document.getElementById('tile') ?? root).animationDuration;
    expect(duration()).toBe('0s');
    vi.advanceTimersByTime(3_000);
    expect(duration()).toBe('1s');
  });

  it('sees that a list is not busy any more', async () => {
    const { root } = open();
    await draw(root, frame('<h1>Jackpot</h1><ul aria-busy="true"></ul>'));
    root.querySelector('ul')?.setAttribute('aria-busy', 'false');
    await Promise.resolve();
    expect(stands()).toBe(false);
  });

  it('gives way at last to an app that shows less', async () => {
    const { root } = open();
    vi.advanceTimersByTime(60_000);
    expect(stands()).toBe(true);
    await draw(root, frame(''));
    vi.advanceTimersByTime(8_000);
    expect(stands()).toBe(false);
  });

  it('keeps from a member what is a visitor’s, and gives way as soon as the frame is there', async () => {
    document.cookie = 'access-token=t1';
    const { root, standIn, shown } = open();
    expect(shown).toBe('frame');
    expect(standIn?.querySelector('main')?.childNodes).toHaveLength(0);
    await draw(root, frame(''));
    expect(stands()).toBe(false);
  });

  it('leaves a member the text of a page that is one', async () => {
    document.cookie = 'access-token=t1';
    const { root, standIn } = open({ live: false, page: frame('<h1>About Us</h1>') });
    expect(standIn?.querySelector('h1')).not.toBeNull();
    await draw(root, frame(''));
    expect(stands()).toBe(true);
    await draw(root, frame('<h1>About Us</h1>'));
    expect(stands()).toBe(false);
  });

  it.each(['?q=dingo', '?type=live', '?utm=1&currency=NZD', '?provider=p1', '?sort=new', '?world=w1'])(
    'is no page for an address with %s',
    (query) => {
      history.replaceState(null, '', `/casino/slots${query}`);
      expect(open().shown).toBe('app');
      expect(stands()).toBe(false);
    },
  );

  it('is the page of an address that only says where its reader came from', () => {
    history.replaceState(null, '', '/casino/slots?utm_source=mail');
    expect(open().shown).toBe('page');
    expect(stands()).toBe(true);
  });

  it('is no page in another world, where a text is the same', () => {
    sessionStorage.setItem('magpie.world', 'w1');
    open();
    expect(stands()).toBe(false);
    open({ live: false });
    expect(stands()).toBe(true);
  });

  it('hands over what was pressed, typed and focused meanwhile', async () => {
    const { root, standIn } = open();
    standIn?.querySelector('button')?.click();
    const field = standIn?.querySelector('input');
    if (field) field.value = 'ding';
    standIn?.querySelector('a')?.focus();
    const pressed = vi.fn();
    const typed = vi.fn();
    root.addEventListener('click', pressed);
    root.addEventListener('input', typed);
    await draw(root, wholePage);
    expect(pressed).toHaveBeenCalledOnce();
    expect(pressed.mock.calls[0]?.[0]).toMatchObject({ target: root.querySelector('button') });
    expect(typed).toHaveBeenCalledOnce();
    expect(root.querySelector('input')?.value).toBe('ding');
    expect(document.activeElement).toBe(root.querySelector('a'));
  });

  it('hands over all that was pressed, in order, and not what was opened and closed again', async () => {
    const buttons = '<h1>Jackpot</h1><button aria-expanded="false">Menu</button><button>Login</button>';
    const { root, standIn } = open({ page: frame(buttons) });
    const [menu, login] = standIn?.querySelectorAll<HTMLElement>('main button') ?? [];
    const pressed: string[] = [];
    root.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
    for (const button of [menu, menu, login, login]) button?.click();
    expect([menu?.ariaBusy ?? null, login?.ariaBusy]).toEqual([null, 'true']);
    menu?.click();
    await draw(root, frame(buttons));
    expect(pressed).toEqual(['Login', 'Menu']);
  });

  it('hands over to the same of several that are called alike, and neither scrolls nor loses what is typed', async () => {
    const two = '<h1>Jackpot</h1><button>More</button><button>More</button><input value="">';
    const { root, standIn } = open({ page: frame(two) });
    const [, second] = standIn?.querySelectorAll<HTMLElement>('main button') ?? [];
    second?.click();
    second?.focus();
    const field = standIn?.querySelector('input');
    if (field) field.value = 'ding';
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    const pressed: unknown[] = [];
    root.addEventListener('click', ({ target }) => pressed.push(target));
    root.innerHTML = frame(two);
    const watched = vi.fn();
    const own = root.querySelector('input');
    // As React does, which takes a value that comes by this way for its own.
    if (own) Object.defineProperty(own, 'value', { configurable: true, get: () => '', set: watched });
    await Promise.resolve();
    const [, same] = root.querySelectorAll('main button');
    expect(pressed).toEqual([same]);
    expect(document.activeElement).toBe(same);
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(watched).not.toHaveBeenCalled();
    if (own) Reflect.deleteProperty(own, 'value');
    expect(own?.value).toBe('ding');
  });

  it('gives the focus to nothing when it had gone before', async () => {
    const { root, standIn } = open();
    const link = standIn?.querySelector('a');
    link?.focus();
    link?.blur();
    await draw(root, wholePage);
    expect(document.activeElement).toBe(document.body);
  });

  const formPage = frame(
    '<h1>Pokies</h1><nav>Types</nav><form><input></form><select><option value="a" selected>A</option><option value="b">B</option></select>',
  );

  it('hands over what was chosen and how far something was scrolled, and sends no form away', async () => {
    const { root, standIn } = open({ page: formPage });
    const choice = standIn?.querySelector('select');
    if (choice) choice.value = 'b';
    const types = standIn?.querySelector('nav');
    if (types) types.scrollLeft = 40;
    types?.dispatchEvent(new Event('scroll'));
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    standIn?.querySelector('form')?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    const chosen = vi.fn();
    root.addEventListener('change', chosen);
    await draw(root, formPage);
    expect(chosen).toHaveBeenCalledOnce();
    expect(root.querySelector('select')?.value).toBe('b');
    expect(root.querySelector('nav')?.scrollLeft).toBe(40);
  });

  it('remembers what is pressed before the page is whole', async () => {
    runInThisContext(takeOverScript);
    document.body.innerHTML = `<div id="prerendered">${wholePage}</div>`;
    document.querySelector('button')?.click();
    document.body.insertAdjacentHTML('beforeend', '<div id="root"></div>');
    document.dispatchEvent(new Event('readystatechange'));
    const root = document.getElementById('root') ?? document.body;
    const pressed = vi.fn();
    root.addEventListener('click', pressed);
    await draw(root, wholePage);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('leaves alone a document without one', () => {
    runInThisContext(takeOverScript);
    expect(() => document.dispatchEvent(new Event('readystatechange'))).not.toThrow();
  });
});
