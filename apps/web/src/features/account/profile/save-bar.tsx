import { chakra } from '@chakra-ui/react';
import { Button, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { ends } from '#shared/page/index.ts';

const Bar = chakra('div', {
  base: {
    ...ends,
    pt: '4',
    '& > [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});

export interface SaveBarProps {
  readonly changes: number;
  readonly problems: number;
  /** How many of them to tell of: nobody has left out what is still empty on a form that nobody has touched. */
  readonly told: number;
  readonly busy: boolean;
  /** Whether the form differs from the account, be it only in what was filled in for the person. */
  readonly differs: boolean;
  readonly onDiscard: () => void;
}

function standing({ changes, told }: Pick<SaveBarProps, 'changes' | 'told'>): string {
  const changed = changes === 1 ? '1 change' : `${changes === 0 ? 'No' : String(changes)} changes`;
  return told === 0 ? changed : `${changed}, ${String(told)} to fix`;
}

/** How far the form is, and its two buttons; Save works only with changes and without problems (PROF-11). */
export function SaveBar({ changes, problems, told, busy, differs, onDiscard }: SaveBarProps): JSX.Element {
  return (
    <Bar>
      <Text size="body.sm" tone="muted">
        {standing({ changes, told })}
      </Text>
      <div data-part="actions">
        <Button variant="ghost" disabled={changes === 0 || busy} onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="inverse" type="submit" loading={busy} disabled={!differs || problems > 0}>
          Save changes
        </Button>
      </div>
    </Bar>
  );
}
