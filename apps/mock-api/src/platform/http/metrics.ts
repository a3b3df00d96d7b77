import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WorldRegistry } from '../worlds/index.ts';

/** What is counted as the answer of a call without errors. */
export const answered = 'OK';

export interface CallMeasure {
  endpoint: string;
  /** A name of the platform's own, never of a caller's: each gets a series that stays. */
  field: string;
  /** Code of the answer's first error; {@link answered} for a success. */
  answer: string;
  seconds: number;
}

export interface Metrics {
  countCall(measure: CallMeasure): void;
  /** Counts a call whose answer may be kept. @param found whether one was there to be given again */
  countKept(found: boolean): void;
  socketOpened(): void;
  socketClosed(): void;
  /** Counts an event on its way to one socket. @param event name of the subscription */
  countPush(event: string): void;
  countAlarm(rule: string): void;
  render(): Promise<{ type: string; text: string }>;
}

export function createMetrics(registry: WorldRegistry): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Counter({
    name: 'magpie_calls_total',
    help: 'Answered calls by endpoint, field of the contract and code of the answer.',
    labelNames: ['endpoint', 'field', 'answer'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'magpie_call_seconds',
    help: 'Time from a call to its answer.',
    labelNames: ['endpoint', 'field'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const kept = new Counter({
    name: 'magpie_kept_answers_total',
    help: 'Calls whose answer may be kept, by whether one was found to be given again.',
    labelNames: ['found'],
    registers: [register],
  });
  const alarms = new Counter({
    name: 'magpie_alarms_total',
    help: 'Rules that did not hold once a call was carried out, by rule.',
    labelNames: ['rule'],
    registers: [register],
  });
  const refusals = new Counter({
    name: 'magpie_refusals_total',
    help: 'Calls that were refused or failed, by endpoint and code.',
    labelNames: ['endpoint', 'code'],
    registers: [register],
  });
  const pushes = new Counter({
    name: 'magpie_pushes_total',
    help: 'Events sent to sockets, by the subscription that carries them.',
    labelNames: ['event'],
    registers: [register],
  });
  const late = new Gauge({
    name: 'magpie_jobs_late',
    help: 'Jobs of open worlds that are due and not done: waiting for another attempt, or for their turn.',
    registers: [register],
  });
  const sockets = new Gauge({ name: 'magpie_sockets', help: 'Open websockets.', registers: [register] });
  const worlds = new Gauge({ name: 'magpie_worlds', help: 'Worlds that exist.', registers: [register] });

  return {
    countCall({ endpoint, field, answer, seconds }) {
      calls.inc({ endpoint, field, answer });
      durations.observe({ endpoint, field }, seconds);
      if (answer !== answered) refusals.inc({ endpoint, code: answer });
    },
    countKept(found) {
      kept.inc({ found: String(found) });
    },
    socketOpened: () => {
      sockets.inc();
    },
    socketClosed: () => {
      sockets.dec();
    },
    countPush(event) {
      pushes.inc({ event });
    },
    countAlarm(rule) {
      alarms.inc({ rule });
    },
    async render() {
      worlds.set((await registry.list()).length);
      late.set(await registry.lateJobs());
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}
