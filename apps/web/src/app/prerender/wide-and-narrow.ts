import { gridColumns } from '@magpie/domain/games';
import { prerenderedId } from '#shared/site/index.ts';

const id = `#${prerenderedId}`;

/** A row of games holds as many as the widest screen shows; others hide what the app would not put there. */
const row = `${id} ul[data-columns]`;

function rowOf(narrowerThan: number, columns: number): string {
  return `@media (max-width: ${narrowerThan - 0.02}px) {
  ${row} { grid-template-columns: repeat(${columns}, minmax(0, 1fr)) !important; }
  ${row} > :nth-child(n + ${columns + 1}) { display: none; }
}`;
}

/** What a page that was made ahead for screens of every width needs besides the app's own styles. */
export const widthStyle = `
@media (max-width: 1099.98px) {
  ${id} [data-menu] { --sidebar-width: 5rem; }
  ${id} #sidebar { width: 5rem; }
  ${id} #sidebar > * { visibility: hidden; }
}
@media (max-width: 767.98px) {
  ${id} #sidebar, ${id} [aria-controls=sidebar] { display: none; }
}
@media (min-width: 768px) {
  ${id} [data-part=bottom-bar] { display: none; }
}
@media (prefers-reduced-motion: reduce) {
  ${id} [data-part=pause] { display: none; }
}
${rowOf(1280, gridColumns(1024))}
${rowOf(1024, gridColumns(768))}
${rowOf(768, gridColumns(0))}`;
