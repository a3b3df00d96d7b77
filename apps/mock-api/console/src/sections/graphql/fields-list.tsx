import { Box, chakra } from '@chakra-ui/react';
import { SearchInput, Skeleton, Text } from '@magpie/ui';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { useState, type JSX } from 'react';
import { Mono } from '#kit/dense.tsx';
import { Nothing } from '#kit/nothing.tsx';
import type { KnownSchema } from './use-schema.ts';

export interface RootField {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

const rootFields = (schema: GraphQLSchema): RootField[] => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(
    (field) => ({ kind: 'query', field }) as const,
  ),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
    (field) => ({ kind: 'mutation', field }) as const,
  ),
];

const Press = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    px: '3',
    py: '2',
    minH: '11',
    borderRadius: 'md',
    _hover: { bg: 'bg.muted' },
  },
});

export interface FieldsListProps {
  readonly known: KnownSchema;
  readonly onChoose: (chosen: RootField) => void;
}

/** What an endpoint can be asked and told to do; a press writes it out. */
export function FieldsList({ known: { schema, problem }, onChoose }: FieldsListProps): JSX.Element {
  const [text, setText] = useState('');
  if (problem !== undefined) return <Nothing>{problem}</Nothing>;
  if (!schema) return <Skeleton height="picture" />;
  const shown = rootFields(schema).filter(({ field }) =>
    `${field.name} ${field.description ?? ''}`.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <Box display="grid" gap="3">
      <SearchInput
        label="Search the schema"
        placeholder="Name or words"
        value={text}
        onValueChange={setText}
      />
      <Box as="ul" maxH="panel" overflowY="auto" listStyleType="none" tabIndex={0} aria-label="Operations">
        {shown.map(({ kind, field }) => (
          <li key={`${kind} ${field.name}`}>
            <Press
              type="button"
              onClick={() => {
                onChoose({ kind, field });
              }}
            >
              <Mono fontWeight="600">{field.name}</Mono>{' '}
              <Text as="span" size="caption" tone="subtle">
                {kind}
              </Text>
              <Text size="caption" tone="muted" lineClamp={2}>
                {field.description}
              </Text>
            </Press>
          </li>
        ))}
        {shown.length === 0 && <Nothing>Nothing here is called that.</Nothing>}
      </Box>
    </Box>
  );
}
