import { Box, chakra, Flex } from '@chakra-ui/react';
import { Button, Icon, Tag, Text } from '@magpie/ui';
import { Check, ChevronRight, CircleX } from 'lucide-react';
import { useState, type JSX } from 'react';
import { Mono } from '#kit/dense.tsx';
import { Json } from '#kit/json.tsx';
import { shortMoment } from '#kit/moment.ts';
import { counted, words } from '#kit/words.ts';
import { Caused, type Call } from './caused.tsx';

const Press = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'auto minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.6fr) auto',
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

const others: Readonly<Partial<Record<Call['origin'], string>>> = {
  CLOCK: 'The clock',
  CONTROL: 'The operator',
  VENDOR: 'A vendor',
};

/** What it did in a few words: `2 entries, 1 push`. */
export function deedsOf({ entries, changes, pushes, mails, jobs }: Call): string {
  const parts = [
    entries.length > 0 && counted(entries.length, 'entry', 'entries'),
    changes.length > 0 && counted(changes.length, 'table'),
    pushes.length > 0 && counted(pushes.length, 'push', 'pushes'),
    mails.length > 0 && counted(mails.length, 'message'),
    jobs.length > 0 && counted(jobs.length, 'job'),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function Outcome({ call }: { readonly call: Call }): JSX.Element {
  if (call.code === null)
    return (
      <Flex align="center" gap="1.5" color="fg.muted">
        <Icon of={Check} size="sm" />
        <Text as="span" size="body.sm" tone="muted">
          {deedsOf(call) === '' ? 'Answered' : deedsOf(call)}
        </Text>
      </Flex>
    );
  return (
    <Tag icon={<CircleX aria-hidden />} tone="danger">
      {words(call.code)}
    </Tag>
  );
}

function Facts({ call, who }: Pick<CallRowProps, 'call' | 'who'>): JSX.Element {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Where', words(call.origin)],
    ['Who', who],
    ['Decision', words(call.decision)],
    ['Reason', call.reason],
    ['Message', call.message],
    ['Channel', call.channel],
    ['Bearer token', call.bearer ? 'sent' : 'not sent'],
    ['HTTP status', call.httpStatus === null ? null : String(call.httpStatus)],
    ['Took', `${call.durationMs.toFixed(1)} ms`],
    ['Cause', call.cause],
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      alignContent="start"
    >
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <Box key={name} display="contents">
            <Text as="dt" size="body.sm" tone="subtle">
              {name}
            </Text>
            <Text as="dd" size="body.sm" overflowWrap="anywhere">
              {value}
            </Text>
          </Box>
        ))}
    </chakra.dl>
  );
}

export interface CallRowProps {
  readonly call: Call;
  /** E-mail address or id of whoever called; null for a visitor. */
  readonly who: string | null;
  /** Whether all about it shows at first. */
  readonly isOpen: boolean;
  /** Shows only what has the same cause. */
  readonly onCause: () => void;
}

function Details({ call, who, onCause }: CallRowProps): JSX.Element {
  return (
    <Box
      px={{ base: '3', md: '10' }}
      pt="2"
      pb="4"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Facts call={call} who={who} />
        <Json
          value={call.variables}
          label={`Variables of ${call.operation ?? 'the call'}`}
          empty="No variables."
        />
      </Box>
      <Caused call={call} />
      {call.cause !== null && (
        <Box>
          <Button size="sm" onClick={onCause}>
            All that the same press has caused
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** One call, and all that is known of it once it is opened. */
export function CallRow(props: CallRowProps): JSX.Element {
  const { call, who, isOpen } = props;
  const [open, setOpen] = useState(isOpen);
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
        <Mono fontWeight="600">{call.operation ?? words(call.origin)}</Mono>
        <Text size="body.sm" tone="muted" truncate display={{ base: 'none', md: 'block' }}>
          {who ?? others[call.origin] ?? 'Visitor'}
        </Text>
        <Box justifySelf={{ base: 'end', md: 'start' }} minW="0">
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
      {open && <Details {...props} />}
    </Box>
  );
}
