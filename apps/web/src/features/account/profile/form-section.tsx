import { chakra } from '@chakra-ui/react';
import { Heading, Text } from '@magpie/ui';
import { useId, type JSX, type ReactNode } from 'react';
import { wideColumns } from '#shared/page/index.ts';

const Section = chakra('div', {
  base: {
    ...wideColumns('{sizes.50} minmax(0, 1fr)'),
    gap: { base: '4', lg: '8' },
    py: '7',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _first: { pt: '0' },
    '& [data-part=note]': { mt: '1.5' },
  },
});

/** Two fields beside each other where there is room for them; a child marked `data-wide` takes the whole row. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min({sizes.50}, 100%), 1fr))',
    alignItems: 'start',
    rowGap: '4.5',
    columnGap: '4',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

export interface FormSectionProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

export function FormSection({ title, note, children }: FormSectionProps): JSX.Element {
  const id = useId();
  return (
    <Section role="group" aria-labelledby={id}>
      <div>
        <Heading id={id} level={3} size="heading.md">
          {title}
        </Heading>
        <Text size="body.sm" tone="muted" data-part="note">
          {note}
        </Text>
      </div>
      <FieldGrid>{children}</FieldGrid>
    </Section>
  );
}
