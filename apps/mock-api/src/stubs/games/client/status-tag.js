import { drawn, made } from '../../kit/client/dom.js';

/** @import { Bet, BetLeg, Match } from './sportsbook-wire.js' */

const disc = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';

/** Drawings of Lucide (ISC), on a ground of 24 by 24. */
const drawings = {
  clock: [disc, 'M12 6v6l4 2'],
  check: [disc, 'm16 9-5.5 5.5L8 12'],
  cross: [disc, 'm15 9-6 6', 'm9 9 6 6'],
  ban: [disc, 'M4.9 4.9 19.1 19.1'],
  radio: [
    'M16.2 7.8a6 6 0 0 1 0 8.4M7.8 16.2a6 6 0 0 1 0-8.4',
    'M19.1 4.9a10 10 0 0 1 0 14.2M4.9 19.1a10 10 0 0 1 0-14.2',
    'M14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  ],
  coins: [
    'M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
    'M18.1 10.4A6 6 0 1 1 10.3 18',
    'M7 6h1v4',
    'm16.7 13.9.7.7-2.8 2.8',
  ],
  lock: [
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
    'M7 11V7a5 5 0 0 1 10 0v4',
  ],
};

/** @typedef {keyof typeof drawings} StatusIcon */

/** @param {StatusIcon} name beside words that say the same */
export function statusIcon(name) {
  const icon = drawn('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  icon.append(...drawings[name].map((d) => drawn('path', { d })));
  return icon;
}

/**
 * A status is never colour alone: an icon and a word.
 * @typedef {object} Look
 * @property {StatusIcon} icon
 * @property {'neutral' | 'success' | 'warning' | 'danger' | 'gum'} tone
 */

/** @type {Record<BetLeg['state'], Look & { word: string }>} */
export const legLooks = {
  OPEN: { icon: 'clock', tone: 'neutral', word: 'Open' },
  WON: { icon: 'check', tone: 'success', word: 'Won' },
  LOST: { icon: 'cross', tone: 'neutral', word: 'Lost' },
  VOID: { icon: 'ban', tone: 'neutral', word: 'Not played' },
};

/** @type {Record<NonNullable<Bet['ending']> | 'OPEN', Look & { word: string }>} */
export const endingLooks = {
  ...legLooks,
  OPEN: { ...legLooks.OPEN, tone: 'warning' },
  CASHOUT: { icon: 'coins', tone: 'gum', word: 'Cashed out' },
};

/** What is still to come is no status, but a moment. @type {Record<Exclude<Match['phase'], 'UPCOMING'>, Look>} */
const phaseLooks = {
  LIVE: { icon: 'radio', tone: 'danger' },
  OVER: { icon: 'check', tone: 'neutral' },
  POSTPONED: { icon: 'clock', tone: 'warning' },
  ABANDONED: { icon: 'ban', tone: 'warning' },
};

/** @param {Look} look @param {string} text */
export function statusTag({ icon, tone }, text) {
  return made('span', { class: `tag ${tone}`, children: [statusIcon(icon), made('span', { text })] });
}

/** @param {Pick<Match, 'phase'>} match @param {string} text how it stands */
export function phaseTag({ phase }, text) {
  return phase === 'UPCOMING' ? made('span', { text }) : statusTag(phaseLooks[phase], text);
}
