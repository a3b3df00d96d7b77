/** How long a pointer or the focus stays on a link that is meant, in ms: past others it only moves. */
const REST_MS = 80;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes are dear to this person, or the little that comes through is needed for what they look at. */
function isThrifty(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  if (!navigator.onLine || !connection) return !navigator.onLine;
  return connection.saveData === true || connection.effectiveType?.includes('2g') === true;
}

function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? new URL(link.href) : null;
}

const isHere = ({ pathname, search }: URL): boolean =>
  pathname === location.pathname && search === location.search;

/**
 * Tells of each address of the site that somebody is about to go to, once: a pointer or the focus rests on its link, or a finger
 * touches it. One listener for the links of the whole page, which need know nothing of it. @returns how to stop
 */
export function watchIntent(tell: (address: URL) => void): () => void {
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const meant = (address: URL) => {
    const key = address.pathname + address.search;
    if (told.has(key) || isHere(address) || isThrifty()) return;
    told.add(key);
    tell(address);
  };
  const onRest = ({ target }: Event) => {
    clearTimeout(timer);
    const address = addressOf(target);
    if (address) timer = setTimeout(meant, REST_MS, address);
  };
  const onTouch = ({ target }: Event) => {
    const address = addressOf(target);
    if (address) meant(address);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerover', onRest, { signal });
  document.addEventListener('focusin', onRest, { signal });
  document.addEventListener('touchstart', onTouch, { signal, passive: true });
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
