import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentRef, JSX, PointerEvent, ReactNode } from 'react';
import { useAttention } from './use-attention.ts';
import { useReducedMotion } from './use-media.ts';
import { carouselRecipe } from '../theme/recipes/carousel.ts';

const { withContext } = createRecipeContext({ recipe: carouselRecipe });
const Base = withContext<ComponentRef<'section'>, HTMLChakraProps<'section'>>('section');

const swipePx = 40;

export interface CarouselSlide {
  readonly id: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** Time per slide in ms. */
  readonly interval?: number;
  /** Stands still while something lies over it. */
  readonly held?: boolean;
}

interface DotsProps {
  readonly count: number;
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

function Dots({ count, current, onChoose }: DotsProps): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      data-part="dot"
      aria-label={`Slide ${index + 1} of ${count}`}
      aria-current={index === current}
      onClick={() => {
        onChoose(index);
      }}
    />
  ));
}

function useAutoAdvance(running: boolean, interval: number, position: number, advance: () => void): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  }, [advance]);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      latest.current();
    }, interval);
    return () => {
      clearTimeout(timer);
    };
  }, [running, interval, position]);
}

function useSwipe(move: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = from.current === undefined ? 0 : event.clientX - from.current;
      from.current = undefined;
      if (Math.abs(distance) >= swipePx) move(distance < 0 ? 1 : -1);
    },
  };
}

/**
 * Slides that advance by themselves (3000 ms) and start again after the last; dots jump, a button pauses, and pointer or
 * focus on it pauses too. With reduced motion it stands still and only the dots move it (visual language, section 4).
 */
export function Carousel({
  label,
  slides,
  interval = 3000,
  held = false,
}: CarouselProps): JSX.Element | null {
  const count = slides.length;
  const [position, setPosition] = useState(0);
  const [paused, setPaused] = useState(false);
  const { attended, listeners } = useAttention({ touch: false });
  const still = useReducedMotion();
  const current = count === 0 ? 0 : position % count;
  const step = (by: 1 | -1): void => {
    setPosition((current + by + count) % count);
  };
  const playing = count > 1 && !still && !paused;
  useAutoAdvance(playing && !attended && !held, interval, current, () => {
    step(1);
  });
  const swipe = useSwipe(step);
  if (count === 0) return null;
  return (
    <Base aria-roledescription="carousel" aria-label={label} {...listeners}>
      <div
        data-part="track"
        aria-live={playing ? 'off' : 'polite'}
        style={{ transform: `translateX(-${current * 100}%)` }}
        {...(count > 1 && swipe)}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            data-part="slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            aria-hidden={index !== current}
            inert={index !== current}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div data-part="controls" role="group" aria-label="Slides">
          <Dots count={count} current={current} onChoose={setPosition} />
          {!still && (
            <button
              type="button"
              data-part="pause"
              aria-label={paused ? 'Play slides' : 'Pause slides'}
              onClick={() => {
                setPaused(!paused);
              }}
            >
              {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            </button>
          )}
        </div>
      )}
    </Base>
  );
}
