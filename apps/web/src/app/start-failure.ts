import { logNote } from '#shared/log/index.ts';

/** Says in plain HTML that the site could not start, because nothing of the design system can be counted on. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  logNote('The site could not start.', error);
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = navigator.onLine ? 'That didn’t load' : 'The connection is gone';
  const words = document.createElement('p');
  words.textContent = navigator.onLine
    ? 'Our end, not yours. Try again, or come back in a few minutes.'
    : 'We try again once you’re back online.';
  const again = document.createElement('button');
  again.textContent = 'Try again';
  const reload = () => {
    location.reload();
  };
  again.addEventListener('click', reload);
  addEventListener('online', reload);
  box.append(title, words, again);
  root.replaceChildren(box);
}
