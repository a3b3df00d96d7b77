/* global document */

const SVG = 'http://www.w3.org/2000/svg';

/** Drawings of Lucide (ISC) that the console uses, on a ground of 24 by 24. */
const PATHS = {
  check: ['M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z', 'm9 12 2 2 4-4'],
  problem: ['M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9Z', 'M12 8v4', 'M12 16h.01'],
  warning: [
    'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3Z',
    'M12 9v4',
    'M12 17h.01',
  ],
  pause: ['M6 4h4v16H6z', 'M14 4h4v16h-4z'],
  running: ['M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z', 'M12 6v6l4 2'],
  email: ['M2 5h20v14H2z', 'm2 7 10 7 10-7'],
  sms: ['M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2Z'],
  copy: ['M9 9h11a1 1 0 0 1 1 1v11H10a1 1 0 0 1-1-1Z', 'M5 15H3V3h12v2'],
  refresh: ['M3 12a9 9 0 0 1 15-6.7L21 8', 'M21 3v5h-5', 'M21 12a9 9 0 0 1-15 6.7L3 16', 'M8 16H3v5'],
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * An icon beside words, which say the same.
 * @param {IconName} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of PATHS[name]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
