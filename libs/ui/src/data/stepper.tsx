import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { JSX } from 'react';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

const Base = chakra('ol', {
  base: {
    display: 'flex',
    gap: '2',
    '& > li': {
      flex: '1',
      pt: '10px',
      borderTopWidth: '3px',
      borderColor: 'border',
      fontSize: '13px',
      lineHeight: '18px',
      color: 'fg.subtle',
    },
    '& > li[aria-current=step]': { borderColor: 'bg.inverted', color: 'fg', fontWeight: '600' },
    '& > li[data-done]': { borderColor: 'gum.solid', color: 'fg.muted' },
    '& svg': { display: 'inline', verticalAlign: '-2px', me: '1', color: 'gum.fg' },
  },
});

export interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step, from 0; those before it are done. */
  readonly current: number;
}

/** The steps of a task: done, current, to come. */
export function Stepper({ label, steps, current }: StepperProps): JSX.Element {
  return (
    <Base role="list" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          {...(index === current && { 'aria-current': 'step' })}
          {...(index < current && { 'data-done': '' })}
        >
          {index < current && <Check size={14} strokeWidth={2.6} aria-hidden />}
          {step}
          {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </Base>
  );
}
