import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';
import { Progress } from '../components/progress.tsx';
import type { ProgressProps } from '../components/progress.tsx';

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '6px',
    '& > [data-part=row]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 8px',
      fontSize: '13px',
      lineHeight: '18px',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=label]': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
    '& b': { color: 'fg', fontWeight: '600' },
  },
});

export interface MeterProps {
  readonly label: string;
  /** Status icon before the label; a tone without an icon would be colour alone. */
  readonly icon?: ReactNode;
  /** What is used or reached, formatted. */
  readonly used: string;
  /** The whole, formatted. */
  readonly limit: string;
  /** 0 to 100, as the domain computed it. */
  readonly percent: number;
  readonly tone?: Exclude<ProgressProps['tone'], undefined>;
}

/** Label, `used of limit`, and a bar: deposit limits, turnover, experience points. */
export function Meter({ label, icon, used, limit, percent, tone = 'gum' }: MeterProps): JSX.Element {
  return (
    <Base>
      <div data-part="row">
        <span data-part="label">
          {icon}
          {label}
        </span>
        <span>
          <b>{used}</b> of {limit}
        </span>
      </div>
      <Progress label={label} percent={percent} valueText={`${used} of ${limit}`} tone={tone} />
    </Base>
  );
}
