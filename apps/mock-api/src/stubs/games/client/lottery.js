import { openDraw } from './number-draw.js';

/** @import { LotteryState } from './states.js' */

void openDraw((/** @type {LotteryState} */ { model: { table } }) => ({
  minPicks: table.picked,
  maxPicks: table.picked,
  drawn: table.picked,
  prizes: () => table.prizes,
  invitation: 'Pick six numbers and draw.',
  beat: 520,
}));
