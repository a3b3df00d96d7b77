/** As the router names what the browser's history is at; the page that was loaded first has no name there. */
const entry = (): string => (history.state as { readonly key?: string } | null)?.key ?? 'first';

const isLongEnoughFor = (top: number): boolean =>
  document.documentElement.scrollHeight - window.innerHeight >= top;

/**
 * Keeps the place on Back where a page grows only as its answers come: the browser itself tries once, while the page is still
 * too short. Whoever does something meanwhile stays where they are. @returns how to end it
 */
export function keepPlaces(): () => void {
  const places = new Map<string, number>();
  let wanted: { readonly at: string; readonly top: number } | null = null;
  const reach = () => {
    if (!wanted || wanted.at !== entry() || !isLongEnoughFor(wanted.top)) return;
    window.scrollTo(0, wanted.top);
    wanted = null;
  };
  const onScroll = () => {
    if (wanted?.at !== entry()) places.set(entry(), window.scrollY);
  };
  const onPop = () => {
    const top = places.get(entry());
    wanted = top === undefined ? null : { at: entry(), top };
  };
  const giveUp = () => {
    wanted = null;
  };
  const listeners = new AbortController();
  const options = { signal: listeners.signal, passive: true };
  addEventListener('scroll', onScroll, options);
  addEventListener('popstate', onPop, options);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, giveUp, options);
  const growth = new ResizeObserver(reach);
  growth.observe(document.body);
  return () => {
    listeners.abort();
    growth.disconnect();
  };
}
