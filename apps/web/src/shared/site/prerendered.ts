/** Id of the part of a prerendered page that stands in for the app until the app shows the same. */
export const prerenderedId = 'prerendered';

export const rendered: { title: string | null } = { title: null };

export function noteTitle(title: string | null): void {
  if (import.meta.env.SSR && title !== null) rendered.title = title;
}
