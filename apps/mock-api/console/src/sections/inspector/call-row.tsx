import { Box, chakra, Flex } from '@chakra-ui/react';
import { Icon, Tag, Text } from '@magpie/ui';
import type { ConsoleRequestsQuery } from '@magpie/gql/console';
import { Check, ChevronRight, CircleX } from 'lucide-react';
import { useState, type JSX } from 'react';
import { Mono } from '#kit/dense.tsx';
import { Json } from '#kit/json.tsx';
import { shortMoment } from '#kit/moment.ts';
import { words } from '#kit/words.ts';

export type Call = ConsoleRequestsQuery['requests'][number];

const Press = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'auto minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.2fr) auto',
    },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    width: 'full',
    minH: '11',
    px: '3',
    py: '1.5',
    textAlign: 'start',
    _hover: { bg: 'bg.muted' },
    '& > svg': { display: { base: 'none', md: 'block' }, transition: 'transform .14s' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  },
});

function Outcome({ call }: { readonly call: Call }): JSX.Element {
  if (call.code === null)
    return (
      <Flex align="center" gap="1.5" color="fg.muted">
        <Icon of={Check} size="sm" />
        <Text as="span" size="body.sm" tone="muted">
          Answered
        </Text>
      </Flex>
    );
  return (
    <Tag icon={<CircleX aria-hidden />} tone="danger">
      {words(call.code)}
    </Tag>
  );
}

function Details({ call, who }: CallRowProps): JSX.Element {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Where', words(call.endpoint)],
    ['Who', who],
    ['Channel', call.channel],
    ['Bearer token', call.bearer ? 'sent' : 'not sent'],
    ['HTTP status', call.httpStatus === null ? null : String(call.httpStatus)],
    ['Took', `${call.durationMs.toFixed(1)} ms`],
    ['Id', call.id],
  ];
  return (
    <Box
      px={{ base: '3', md: '10' }}
      pb="4"
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', lg: 'auto minmax(0, 1fr)' }}
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        alignContent="start"
      >
        {facts.map(([name, value]) => (
          <Box key={name} display="contents">
            <Text as="dt" size="body.sm" tone="subtle">
              {name}
            </Text>
            <Text as="dd" size="body.sm" overflowWrap="anywhere">
              {value ?? '–'}
            </Text>
          </Box>
        ))}
      </chakra.dl>
      <Json
        value={call.variables}
        label={`Variables of ${call.operation ?? 'the call'}`}
        empty="No variables."
      />
    </Box>
  );
}

export interface CallRowProps {
  readonly call: Call;
  /** E-mail address or id of whoever called; null for a visitor. */
  readonly who: string | null;
}

/** One call, and all that is known of it once it is opened. */
export function CallRow({ call, who }: CallRowProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.muted" _last={{ borderBottomWidth: '0' }}>
      <Press
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon of={ChevronRight} size="sm" />
        <Mono fontWeight="600">{call.operation ?? words(call.endpoint)}</Mono>
        <Text size="body.sm" tone="muted" truncate display={{ base: 'none', md: 'block' }}>
          {who ?? 'Visitor'}
        </Text>
        <Box justifySelf={{ base: 'end', md: 'start' }}>
          <Outcome call={call} />
        </Box>
        <Flex gap="3" justify="flex-end" gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Text size="caption" tone="subtle" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {call.durationMs.toFixed(0)} ms
          </Text>
          <Text size="caption" tone="subtle" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {shortMoment(call.at)}
          </Text>
        </Flex>
      </Press>
      {open && <Details call={call} who={who} />}
    </Box>
  );
}
