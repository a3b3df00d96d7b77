/* global AudioContext, localStorage */
import { drawn, made } from '../../kit/client/dom.js';
import { besideRules } from './beside-rules.js';

/** Where this browser keeps that a player wants to hear the games. */
const key = 'magpie-games.sound';

/** Notes by what they tell of: a pitch in Hz, and how long after it each begins, in s. */
const tunes = {
  begun: [[392, 0]],
  won: [
    [523, 0],
    [659, 0.09],
    [784, 0.18],
    [1047, 0.27],
  ],
  over: [[262, 0]],
};

const loudest = 0.08;

/** How long a note sounds, in s. */
const length = 0.22;

/** A page without an origin has no store, and is silent each time that it is opened. */
function kept() {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

/** @param {boolean} on */
function keep(on) {
  try {
    if (on) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // It holds as long as the page is open.
  }
}

function switchButton() {
  const picture = drawn('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' });
  picture.append(
    drawn('path', { d: 'M3 8v4h3l4 3.5v-11L6 8z', 'stroke-linejoin': 'round' }),
    drawn('path', { class: 'waves', d: 'M13 7.5a3.5 3.5 0 0 1 0 5M15.3 5.2a6.8 6.8 0 0 1 0 9.6' }),
    drawn('path', { class: 'silence', d: 'M13.5 8l4 4M17.5 8l-4 4' }),
  );
  const button = made('button', { class: 'more sound', set: { 'aria-label': 'Sound' } });
  button.type = 'button';
  button.append(picture);
  besideRules(button);
  return button;
}

/** The sounds of a game. They are off until the player has switched them on, and tell of nothing that is not written too. */
export class Sound {
  #on = kept();
  /** @type {AudioContext | null} */
  #out = null;

  constructor() {
    const button = switchButton();
    const show = () => button.setAttribute('aria-pressed', `${this.#on}`);
    button.addEventListener('click', () => {
      this.#on = !this.#on;
      keep(this.#on);
      show();
      this.play('begun');
    });
    show();
  }

  /** @param {keyof typeof tunes} tune */
  play(tune) {
    if (!this.#on) return;
    const out = (this.#out ??= new AudioContext());
    void out.resume();
    for (const [pitch = 0, after = 0] of tunes[tune]) {
      const from = out.currentTime + after;
      const note = out.createOscillator();
      const volume = out.createGain();
      note.type = 'triangle';
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(loudest, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + length);
      note.connect(volume).connect(out.destination);
      note.start(from);
      note.stop(from + length);
    }
  }
}
