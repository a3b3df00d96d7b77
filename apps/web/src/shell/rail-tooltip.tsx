import { Tooltip } from '@magpie/ui/overlays';
import type { JSX, ReactElement } from 'react';

export interface RailTooltipProps {
  readonly words: string;
  readonly children: ReactElement;
}

export function RailTooltip({ words, children }: RailTooltipProps): JSX.Element {
  return (
    <Tooltip content={words} placement="right">
      {children}
    </Tooltip>
  );
}
