import { logNote } from '#shared/log/index.ts';

/** Says in plain HTML that the site could not start, because nothing of the design system can be counted on. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  logNote('The site could not start.', error);
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = 'That didn’t load';
  const words = document.createElement('p');
  words.textContent = 'Our end, not yours. Try again, or come back in a few minutes.';
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.addEventListener('click', () => {
    location.reload();
  });
  box.append(title, words, again);
  root.replaceChildren(box);
}
