import { chakra } from '@chakra-ui/react';
import {
  documentNames,
  partNames,
  partState,
  rejectionText,
  type DocumentStatus,
  type PartStatus,
  type VerificationPart,
} from '@magpie/domain/verification';
import type { DocumentList_documentFragment } from '@magpie/gql/verification';
import { Alert, Card, Heading, Icon, Tag, type TagProps } from '@magpie/ui';
import { CircleAlert, CircleCheck, CircleDashed, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, type JSX } from 'react';
import { Moment } from '#shared/moment/index.ts';
import { ends } from '#shared/page/index.ts';
import { UploadForm } from './upload/upload-form.tsx';

type Document = DocumentList_documentFragment;

const Head = chakra('div', { base: ends });
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'label',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
      alignItems: 'center',
      rowGap: '2',
      columnGap: '4',
    },
    // Beneath the name where there is no room beside it.
    '& [data-part=date]': {
      gridColumn: { base: '1', sm: '2' },
      gridRow: { base: '2', sm: '1' },
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

// There before its content, so that what a push brings is read out; without a gap of its own while it is empty.
const News = chakra('div', { base: { display: 'grid', gap: '4', _empty: { position: 'absolute' } } });

const looks: Readonly<Record<PartStatus, readonly [LucideIcon, NonNullable<TagProps['tone']>, string]>> = {
  NONE: [CircleDashed, 'neutral', 'Not uploaded'],
  PENDING: [Clock, 'warning', 'Pending'],
  PROCESSING: [Hourglass, 'gum', 'Processing'],
  APPROVED: [CircleCheck, 'success', 'Approved'],
  REJECTED: [CircleAlert, 'danger', 'Rejected'],
};

function Status({ status }: { readonly status: PartStatus | DocumentStatus }): JSX.Element {
  const [icon, tone, word] = looks[status];
  return (
    <Tag tone={tone} icon={<Icon of={icon} size="sm" />}>
      {word}
    </Tag>
  );
}

function Documents({ documents }: { readonly documents: readonly Document[] }): JSX.Element | null {
  if (documents.length === 0) return null;
  return (
    <List>
      {documents.map(({ id, type, status, dateTimeCreated }) => (
        <li key={id}>
          {documentNames[type]}
          <span data-part="date">
            <Moment at={dateTimeCreated} face="DATE_AND_TIME" />
          </span>
          <Status status={status} />
        </li>
      ))}
    </List>
  );
}

function useFocusAfter(shown: boolean) {
  const target = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const gone = before.current && !shown;
    before.current = shown;
    if (gone && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [shown]);
  return target;
}

export interface PartCardProps {
  readonly part: VerificationPart;
  readonly documents: readonly Document[];
  /** Fetches the documents again. Answers whether that worked; never rejects. */
  readonly fetchAgain: () => Promise<boolean>;
}

/** One part of the verification: where it stands, why something was rejected, and the upload while it may be used. */
export function PartCard({ part, documents, fetchAgain }: PartCardProps): JSX.Element {
  const titleId = useId();
  const { status, latest, rejected, uploadable } = partState(part, documents);
  const title = useFocusAfter(uploadable);
  return (
    <Card as="section" padding="md" display="grid" gap="4" aria-labelledby={titleId}>
      <Head>
        <Heading level={3} size="heading.md" id={titleId} ref={title} tabIndex={-1}>
          {partNames[part]}
        </Heading>
        <Status status={status} />
      </Head>
      <News role="status">
        {rejected.map(({ id, type, remarks }) => (
          <Alert key={id} tone="danger">
            <strong>{documentNames[type]}</strong> {rejectionText(remarks)}
          </Alert>
        ))}
      </News>
      <Documents documents={latest} />
      {uploadable && <UploadForm part={part} documents={documents} fetchAgain={fetchAgain} />}
    </Card>
  );
}
