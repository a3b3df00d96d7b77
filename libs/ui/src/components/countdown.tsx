import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { JSX } from 'react';

const two = (value: number): string => String(value).padStart(2, '0');

interface Parts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function partsOf(seconds: number): Parts {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** `1:58`, `1:02:03` or `2d 01:02:03`: a short time as a clock shows it. A started second counts as a whole one. */
export function clockText(seconds: number): string {
  const part = partsOf(seconds);
  if (part.days > 0) return `${part.days}d ${two(part.hours)}:${two(part.minutes)}:${two(part.seconds)}`;
  if (part.hours > 0) return `${part.hours}:${two(part.minutes)}:${two(part.seconds)}`;
  return `${part.minutes}:${two(part.seconds)}`;
}

/** `2d 1h 2m 3s`: days, hours, minutes and seconds, always all four. */
export function longText(seconds: number): string {
  const part = partsOf(seconds);
  return `${part.days}d ${part.hours}h ${part.minutes}m ${part.seconds}s`;
}

export interface CountdownProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Seconds left; the caller counts. Below zero and not a number show as zero. */
  readonly seconds: number;
  readonly format?: 'clock' | 'long';
  readonly label: string;
}

/** The time left, in figures of equal width. Quiet for screen readers: `role="timer"` is not read out at each tick. */
export function Countdown({ seconds, format = 'clock', label, ...rest }: CountdownProps): JSX.Element {
  return (
    <chakra.span role="timer" aria-label={label} fontVariantNumeric="tabular-nums" {...rest}>
      {format === 'clock' ? clockText(seconds) : longText(seconds)}
    </chakra.span>
  );
}
