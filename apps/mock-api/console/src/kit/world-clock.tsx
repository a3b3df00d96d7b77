import { createContext, use, useEffect, useState, type JSX, type ReactNode } from 'react';

export interface ClockReading {
  /** What the world's clock showed, in ms. */
  readonly shown: number;
  /** When that was, by the browser's own count. */
  readonly read: number;
  readonly frozen: boolean;
  /** How many times as fast as the machine's it runs. */
  readonly rate: number;
}

/** What the clock shows now, after what was read of it. */
export const clockAt = ({ shown, read, frozen, rate }: ClockReading, now: number): number =>
  frozen ? shown : shown + (now - read) * rate;

const Reading = createContext<ClockReading | null>(null);

export interface WorldClockProps {
  readonly reading: ClockReading | null;
  readonly children: ReactNode;
}

export function WorldClock({ reading, children }: WorldClockProps): JSX.Element {
  return <Reading value={reading}>{children}</Reading>;
}

/** What the world's clock shows, each second; null before it is known. */
export function useWorldNow(): number | null {
  const reading = use(Reading);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(performance.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return reading && clockAt(reading, Math.max(now, reading.read));
}

/** Whether the world's clock stands still, as far as is known. */
export const useIsFrozen = (): boolean => use(Reading)?.frozen === true;

/** How many times as fast as the machine's clock the world's runs, as far as is known. */
export const useClockRate = (): number => use(Reading)?.rate ?? 1;
