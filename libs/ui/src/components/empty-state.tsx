import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { ComponentRef, JSX, ReactNode } from 'react';
import { Illustration } from '../illustrations/illustration.tsx';
import type { IllustrationName } from '../illustrations/illustration.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useOnline } from './use-online.ts';

const { withContext } = createRecipeContext({ key: 'emptyState' });
const Base = withContext<ComponentRef<'div'>, HTMLChakraProps<'div'>>('div');

export interface EmptyStateProps {
  readonly title: string;
  /** One or two short lines; a line break in the text is kept. */
  readonly children?: ReactNode;
  readonly spot?: IllustrationName;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3 | 4;
}

/** What stands where a list has nothing to show: art, heading, a line, one button. */
export function EmptyState({ title, children, spot, action, level = 2 }: EmptyStateProps): JSX.Element {
  const Title = `h${level}` as const;
  return (
    <Base>
      {spot !== undefined && <Illustration name={spot} />}
      <Title data-part="title">{title}</Title>
      {children !== undefined && <p data-part="text">{children}</p>}
      {action !== undefined && <div data-part="action">{action}</div>}
    </Base>
  );
}

export interface ErrorStateProps {
  readonly title?: string;
  readonly children?: ReactNode;
  /** Shows a `Try again` button. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly reference?: string;
  readonly level?: 1 | 2 | 3 | 4;
}

const failures = {
  ours: {
    title: 'That didn’t load',
    text: 'Our end, not yours. Your balance is safe.\nTry again, or come back in a few minutes.',
  },
  offline: {
    title: 'The connection is gone',
    text: 'Your balance is safe with us.\nWe try again once you’re back online.',
  },
  back: { title: 'You’re back online', text: 'If this doesn’t go on by itself, try again.' },
} as const;

/** Once the connection was gone, nothing tells whether it is ours to blame. */
function useFailure(): (typeof failures)[keyof typeof failures] {
  const online = useOnline();
  const [lost, setLost] = useState(!online);
  if (!online && !lost) setLost(true);
  if (!online) return failures.offline;
  return lost ? failures.back : failures.ours;
}

/** What stands where something could not be loaded: whose fault it is, and what to do. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  reference,
  level = 2,
}: ErrorStateProps): JSX.Element {
  const failure = useFailure();
  const Title = `h${level}` as const;
  return (
    <Base role="alert">
      <Illustration name="error" />
      <Title data-part="title">{title ?? failure.title}</Title>
      <p data-part="text">{children ?? failure.text}</p>
      {onRetry && (
        <div data-part="action">
          <Button
            variant="inverse"
            icon={<Icon of={RotateCw} size="sm" />}
            loading={retrying}
            onClick={onRetry}
          >
            Try again
          </Button>
        </div>
      )}
      {reference !== undefined && <p data-part="reference">Reference {reference}</p>}
    </Base>
  );
}
