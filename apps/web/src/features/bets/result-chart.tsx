import { chakra } from '@chakra-ui/react';
import { resultChart } from '@magpie/domain/bets';
import { displayCount, displayMoney } from '@magpie/domain/format';
import { Text } from '@magpie/ui';
import { useState, type JSX, type KeyboardEvent, type PointerEvent } from 'react';
import { shownLocale } from '#shared/locale/index.ts';
import { DateFigures } from '#shared/moment/index.ts';
import type { ShownSpan } from './result-spans.ts';

const Told = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '1',
    minH: '6',
    mb: '3',
    color: 'fg.muted',
    fontSize: 'label',
    fontVariantNumeric: 'tabular-nums',
    '& b': { textStyle: 'money.md', color: 'fg' },
  },
});
const Plot = chakra('div', {
  base: {
    position: 'relative',
    height: '40',
    borderRadius: 'sm',
    cursor: 'crosshair',
    touchAction: 'pan-y',
    '& svg': { display: 'block', width: 'full', height: 'full' },
    '& [data-chosen]': { fill: 'bg.emphasized' },
    '& [data-result=won]': { fill: 'green.solid' },
    '& [data-result=lost]': { fill: 'red.solid' },
    '& [data-zero]': { fill: 'fg.subtle' },
  },
});
const Scale = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    mt: '2',
    color: 'fg.subtle',
    fontSize: 'caption',
    fontVariantNumeric: 'tabular-nums',
    '& > :last-child': { textAlign: 'end' },
  },
});

/** Of the drawing, in which a span is as wide as 1 and the whole is as high as 1. */
const gap = 0.2;
const thinnest = 0.012;
const hairline = 0.00625;

interface BarsProps {
  readonly chart: ReturnType<typeof resultChart>;
  readonly chosen: number;
}

function Bars({ chart: { bars, zero }, chosen }: BarsProps): JSX.Element {
  return (
    <svg viewBox={`0 0 ${String(bars.length)} 1`} preserveAspectRatio="none" aria-hidden>
      <rect data-chosen x={chosen} y={0} width={1} height={1} />
      {bars.map(({ top, bottom }, index) => {
        if (top === bottom) return null;
        const won = top < zero;
        const height = Math.max(bottom - top, thinnest);
        return (
          <rect
            key={index}
            data-result={won ? 'won' : 'lost'}
            x={index + gap / 2}
            y={won ? bottom - height : top}
            width={1 - gap}
            height={height}
          />
        );
      })}
      <rect data-zero x={0} y={Math.min(zero, 1 - hairline)} width={bars.length} height={hairline} />
    </svg>
  );
}

const steps: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

function keyTarget(key: string, at: number, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), last);
}

export interface ResultChartProps {
  readonly title: string;
  /** At least one. */
  readonly spans: readonly ShownSpan[];
  readonly currency: Parameters<typeof displayMoney>[1];
}

const countText = (count: number): string =>
  count === 1 ? '1 bet' : `${displayCount(count, shownLocale())} bets`;

/** A bar for each span. What the one stands for that is pointed at, or chosen as on a slider, is told in words. */
export function ResultChart({ title, spans, currency }: ResultChartProps): JSX.Element {
  const last = spans.length - 1;
  // The latest that there is something to tell of.
  const [choice, choose] = useState(() => spans.findLastIndex(({ count }) => count > 0));
  const at = Math.min(Math.max(choice, 0), last);
  const told = spans[at];
  const chart = resultChart(spans.map(({ winloss }) => winloss));
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, at, last);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  const onPointer = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) choose(Math.min(Math.max(Math.floor(((clientX - left) / width) * spans.length), 0), last));
  };
  return (
    <>
      <Told>
        <b>{told?.profitLoss}</b>
        <span>{told && <DateFigures {...told.name} />}</span>
        <span>{countText(told?.count ?? 0)}</span>
      </Told>
      <Plot
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={1}
        aria-valuemax={spans.length}
        aria-valuenow={at + 1}
        aria-valuetext={told && `${told.name.long}: ${told.profitLoss}, ${countText(told.count)}`}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
      >
        <Bars chart={chart} chosen={at} />
      </Plot>
      <Scale aria-hidden>
        <span title={spans[0]?.name.long}>{spans[0]?.name.short}</span>
        <span title={spans[last]?.name.long}>{spans[last]?.name.short}</span>
      </Scale>
      <Text size="caption" tone="subtle" mt="1">
        Highest {displayMoney(chart.highest, currency)}, lowest {displayMoney(chart.lowest, currency)}
      </Text>
    </>
  );
}
