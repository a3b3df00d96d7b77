import { cookieNames } from '@magpie/domain/session';
import { worldKey } from '#shared/config/index.ts';
import { narrowingWords } from '#shared/navigation/index.ts';
import { prerenderedId } from '#shared/site/index.ts';
import { handOver } from './hand-over.ts';
import { hearEarly } from './hear-early.ts';

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
 * in the frame in which it shows as much, and hands over what was done meanwhile.
 */
function takeOver(
  { standIn, token, world, asks, longest, still }: typeof names,
  hearing: typeof hearEarly,
  handing: typeof handOver,
): void {
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

  const stopHearing = hearing(standIn);
  const standUntilShown = (stand: HTMLElement, root: HTMLElement, isLive: boolean): void => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showsAsMuch = () => {
      if (isMember && isLive) return root.querySelector('header') !== null;
      const busy = 'main :is([aria-busy=true], [data-part=skeleton], [role=status][aria-label^=Loading])';
      return root.querySelector('h1') !== null && root.querySelector(busy) === null;
    };
    const take = () => {
      observer.disconnect();
      clearTimeout(timer);
      dataset['shown'] = 'taken';
      handing(stand, root, stopHearing(), () => {
        stand.remove();
      });
      root.dataset['still'] = '';
      setTimeout(() => delete root.dataset['still'], still);
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

const parts = [JSON.stringify(names), hearEarly.toString(), handOver.toString()];

export const takeOverScript = `(${takeOver.toString()})(${parts.join()});`;

/** What goes with it in the style of the page. Buttons wait for the script that remembers their presses. */
export const takeOverStyle = `
html[data-shown] #${names.standIn} ~ #root { position: absolute; inset: 0 0 auto; height: 0; overflow: hidden; visibility: hidden; content-visibility: hidden; }
html[data-shown=app] #${names.standIn}[data-live] { display: none; }
html[data-shown=frame] #${names.standIn}[data-live] main > * { display: none; }
html[data-shown=frame] #${names.standIn} :is(button, [data-part=actions]) { visibility: hidden; }
html:not([data-shown]) #${names.standIn} :is(button:not([data-part=action]), form, label:has(select)) { visibility: hidden; }
html:not([data-shown]) #${names.standIn} :is(p, span):has(> button) { visibility: hidden; }
#root[data-still] [data-entering] > [data-part=item] { animation-delay: 0s !important; animation-duration: 0s !important; }
#${names.standIn} [data-entering] > * { animation: none; }
#${names.standIn} button[aria-busy=true] { opacity: .6; cursor: progress; }
#${names.standIn} [role=radiogroup] { visibility: hidden; }`;
