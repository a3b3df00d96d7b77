/** Empties what a browser keeps: storage and cookies. */
export function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
}

/** Makes the page as it is before anything was loaded. The packages' style sheets stay, as the packages do. */
export function freshPage(): void {
  if (typeof document === 'undefined') return;
  emptyStorage();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  for (const element of document.head.querySelectorAll(':not(style[data-emotion])')) element.remove();
}
