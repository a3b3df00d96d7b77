/* global matchMedia, setTimeout */
import { fishPicture } from './fish-pictures.js';
import { made } from '../../kit/client/dom.js';

/** @typedef {{ id: string, name: string, pays: number[], hits: number, shots: number }} Fish */

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How many of a kind swim at once, how wide they are in parts of the sea's height, and how long they take across, in s. */
const habits = [
  { many: 3, size: 0.13, time: 17 },
  { many: 2, size: 0.16, time: 21 },
  { many: 2, size: 0.19, time: 27 },
  { many: 1, size: 0.26, time: 33 },
  { many: 1, size: 0.32, time: 29 },
  { many: 1, size: 0.44, time: 24 },
  { many: 1, size: 0.26, time: 38 },
];

/** Time a shot takes, and what follows it, in ms. */
const flight = 320;
const splash = 900;

/** One that swims: a button that moves across the sea and begins anew on the other side. */
class Swimmer {
  /**
   * @param {Fish} fish
   * @param {{ size: number, time: number, lane: number, start: number, left: boolean }} course
   */
  constructor(fish, course) {
    this.fish = fish;
    this.course = course;
    this.element = made('button', { class: `fish${course.left ? ' to-left' : ''}` });
    this.element.type = 'button';
    this.element.append(fishPicture(fish.id));
    this.element.style.setProperty('--size', String(course.size));
    // What is small swims in front, so that nothing great hides it for long.
    this.element.style.zIndex = String(Math.round(10 * (1 - course.size)));
    this.element.style.setProperty('--lane', String(course.lane));
    this.element.style.setProperty('--start', String(course.start));
    /** @type {Animation | null} */
    this.motion = null;
  }

  swim() {
    if (calm.matches) return;
    const { time, start, left } = this.course;
    const ends = ['translateX(-40cqh)', 'translateX(calc(100cqw + 10cqh))'];
    this.motion = this.element.animate(
      { transform: left ? ends.reverse() : ends },
      { duration: time * 1000, iterations: Infinity, delay: -start * time * 1000 },
    );
  }

  /** Goes out of sight and comes back where its kind begins. */
  async caught() {
    const gone = this.element.animate(
      { opacity: [1, 0], scale: [1, 1.5] },
      { duration: 260, fill: 'forwards' },
    );
    await gone.finished.catch(() => undefined);
    if (this.motion) this.motion.currentTime = 0;
    await new Promise((resolve) => setTimeout(resolve, splash));
    gone.cancel();
  }
}

/** The fish, and the shots at them. */
export class Sea {
  /**
   * @param {HTMLElement} place
   * @param {readonly Fish[]} shoal
   * @param {(swimmer: Swimmer) => void} aimed
   */
  constructor(place, shoal, aimed) {
    this.place = place;
    const lanes = habits.reduce((sum, { many }) => sum + many, 0);
    let lane = 0;
    this.swimmers = shoal.flatMap((fish, kind) => {
      const { many, size, time } = habits[kind % habits.length] ?? { many: 1, size: 0.2, time: 25 };
      return Array.from({ length: many }, (_, index) => {
        lane += 1;
        // Steps of five spread the kinds over the lanes, so that no two great ones swim through each other for long.
        const course = {
          size,
          time: time + 3 * index,
          lane: ((lane * 5) % lanes) / lanes,
          start: (lane * 0.37) % 1,
          left: lane % 2 === 0,
        };
        return new Swimmer(fish, course);
      });
    });
    for (const swimmer of this.swimmers) {
      swimmer.element.addEventListener('click', () => aimed(swimmer));
      place.append(swimmer.element);
      swimmer.swim();
    }
    this.gun = made('span', { class: 'gun' });
    place.append(this.gun);
  }

  get elements() {
    return this.swimmers.map(({ element }) => element);
  }

  /** @param {Element} target */
  aimAt(target) {
    const sea = this.place.getBoundingClientRect();
    const { left, top, width, height } = target.getBoundingClientRect();
    const x = left + width / 2 - sea.left;
    const y = top + height / 2 - sea.top;
    const from = { x: sea.width / 2, y: sea.height - 12 };
    this.gun.style.setProperty('--turn', `${Math.atan2(x - from.x, from.y - y)}rad`);
    return { x, y, from };
  }

  /**
   * A shot on its way to a fish.
   * @param {Swimmer} swimmer
   */
  async shot({ element }) {
    const { x, y, from } = this.aimAt(element);
    if (calm.matches) return;
    const dart = made('span', { class: 'dart' });
    this.place.append(dart);
    const move = dart.animate(
      { transform: [`translate(${from.x}px, ${from.y}px)`, `translate(${x}px, ${y}px)`] },
      { duration: flight, easing: 'ease-out' },
    );
    await move.finished.catch(() => undefined);
    dart.remove();
  }

  /**
   * What came of a shot, said where the fish is.
   * @param {Swimmer} swimmer
   * @param {string | null} won null for a fish that got away
   */
  end(swimmer, won) {
    const { x, y } = this.aimAt(swimmer.element);
    const word = made('span', { class: won === null ? 'word missed' : 'word', text: won ?? 'Missed' });
    word.setAttribute('aria-hidden', 'true');
    word.style.setProperty('--x', `${x}px`);
    word.style.setProperty('--y', `${y}px`);
    this.place.append(word);
    setTimeout(() => word.remove(), splash);
    if (won !== null) void swimmer.caught();
  }
}
