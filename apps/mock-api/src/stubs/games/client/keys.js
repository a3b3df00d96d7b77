/* global addEventListener, HTMLElement */
import { sheetOpen } from './sheet.js';

/**
 * The keys of a game: Space or Enter begins a round unless something else has the focus, and a connection that is back asks
 * again for a round whose answer is missing.
 * @param {import('./room.js').Room<any>} room
 * @param {{ begin: () => void, step?: (by: -1 | 1) => void, others?: Record<string, () => void> }} does
 */
export function keys(room, { begin, step, others = {} }) {
  addEventListener('keydown', (event) => {
    if (sheetOpen() || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const elsewhere =
      event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null;
    const other = others[event.key.toLowerCase()];
    if (step && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      step(event.key === 'ArrowUp' ? 1 : -1);
    else if (other && !event.repeat) other();
    else if ((event.key === ' ' || event.key === 'Enter') && !elsewhere && !event.repeat) begin();
    else return;
    event.preventDefault();
  });
  addEventListener('online', () => {
    if (room.pending) begin();
  });
}
