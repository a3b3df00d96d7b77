import { openDraw } from './number-draw.js';

/**
 * What the page of the lottery is told.
 * @typedef {import('./number-draw.js').DrawState & {
 *   model: { table: { picked: number, prizes: import('./number-draw.js').Prize[] } },
 * }} LotteryState
 */

void openDraw((/** @type {LotteryState} */ { model: { table } }) => ({
  minPicks: table.picked,
  maxPicks: table.picked,
  drawn: table.picked,
  prizes: () => table.prizes,
  invitation: 'Pick six numbers and draw.',
  beat: 520,
}));
