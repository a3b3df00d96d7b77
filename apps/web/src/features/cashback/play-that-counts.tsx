import { playThatCounts } from '@magpie/domain/cashback';
import { Heading, Text } from '@magpie/ui';
import { useId, type JSX } from 'react';

export interface PlayThatCountsProps {
  readonly cashback: { readonly onLossesOnly: boolean };
}

export function PlayThatCounts({ cashback }: PlayThatCountsProps): JSX.Element {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="heading.md">
        Play that counts
      </Heading>
      {playThatCounts(cashback).map((text) => (
        <Text key={text} tone="muted" mt="2">
          {text}
        </Text>
      ))}
    </section>
  );
}
