import { isSome } from '../../kit/client/amounts.js';
import { made } from '../../kit/client/dom.js';
import { shownOdds, standingText } from './sportsbook-matches.js';
import { endingLooks, legLooks, statusTag } from './status-tag.js';

/** @import { BetLeg, Bet } from './sportsbook-wire.js' */

/** @typedef {(decimal: string) => string} Money */

/** @param {Bet} bet @param {Money} money */
function restText({ ending, payout, returns }, money) {
  const paid = money(payout ?? '0');
  if (ending === null) return `Returns up to ${money(returns)}`;
  if (ending === 'CASHOUT') return `Cashed out for ${paid}`;
  if (ending === 'VOID') return `Not played: ${paid} given back`;
  return isSome(payout ?? '0') ? `Won ${paid}` : 'Lost';
}

/**
 * How a bet ended, or what it may return.
 * @param {Bet} bet
 * @param {Money} money
 */
export function endText(bet, money) {
  const { cashedOut } = bet;
  const end = restText(bet, money);
  return cashedOut === null ? end : `${money(cashedOut)} cashed out. The rest: ${end}`;
}

/** @param {BetLeg} leg */
function legRow(leg) {
  const text = `${leg.name} · ${shownOdds(leg.odds)}`;
  const where = made('span', {
    class: 'label',
    text: `${leg.title} · ${leg.match} · ${standingText(leg)}`,
  });
  const look = legLooks[leg.state];
  return made('li', {
    class: 'leg',
    children: [made('div', { children: [made('strong', { text }), where] }), statusTag(look, look.word)],
  });
}

/**
 * A bet with its picks and how each of them stands.
 * @param {Bet} bet
 * @param {{ money: Money, time: (iso: string) => string }} said how amounts and moments are written
 * @param {Element[]} more what can be done with it
 */
export function betCard(bet, { money, time }, more = []) {
  const title = made('h3', { text: `${bet.name}, ${money(bet.stake)}` });
  const look = endingLooks[bet.ending ?? 'OPEN'];
  const placed = made('div', {
    class: 'bet-head',
    children: [
      made('span', { class: 'label', text: `Placed ${time(bet.placedAt)}` }),
      statusTag(look, look.word),
    ],
  });
  const end = made('p', { class: isSome(bet.payout ?? '0') ? 'money' : '', text: endText(bet, money) });
  const legs = made('ul', { class: 'legs', children: bet.legs.map(legRow) });
  return made('li', { class: 'card bet', children: [placed, title, legs, end, ...more] });
}
