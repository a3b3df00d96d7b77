import { openDraw } from './number-draw.js';

/** @import { KenoState } from './states.js' */

void openDraw((/** @type {KenoState} */ { model: { table } }) => {
  const counts = table.spots.map(({ spots }) => spots);
  return {
    minPicks: Math.min(...counts),
    maxPicks: Math.max(...counts),
    drawn: table.drawn,
    prizes: (picked) => table.spots.find(({ spots }) => spots === picked)?.prizes ?? [],
    invitation: 'Pick two to ten numbers and draw.',
    beat: 180,
  };
});
