import { accountDate } from '@magpie/domain/format';
import { useMemberDocumentsQuery, type DocumentList_documentFragment } from '@magpie/gql/verification';
import { Card, Heading } from '@magpie/ui';
import type { JSX } from 'react';
import { shownTimeZone } from '../../../shared/time-zone/index.ts';
import { Facts } from './facts.tsx';
import { RewardList } from './reward-list.tsx';

type Document = DocumentList_documentFragment;

const typeWords: Readonly<Record<Document['type'], string>> = {
  PASSPORT: 'Passport',
  ID: 'ID document',
  DRIVING_LICENCE: 'Driving licence',
  BANK_STATEMENT: 'Bank statement',
  PROOF_OF_ADDRESS: 'Proof of address',
  OTHER: 'Other',
};

const statusWords: Readonly<Record<Document['status'], string>> = {
  PENDING: 'Waiting for review',
  PROCESSING: 'Under review',
  APPROVED: 'Accepted',
  REJECTED: 'Rejected',
};

function Item({ document }: { readonly document: Document }): JSX.Element {
  const title = typeWords[document.type];
  return (
    <Card as="article" padding="md" display="grid" gap="4">
      <Heading level={3} size="heading.sm">
        {title}
      </Heading>
      <Facts
        label={title}
        facts={[
          ['Status', statusWords[document.status]],
          ['Uploaded', accountDate(document.dateTimeCreated, shownTimeZone())],
          ['Remarks', document.remarks ?? 'None'],
        ]}
      />
    </Card>
  );
}

/** The documents that the member has uploaded and where their review stands. */
export function Verification(): JSX.Element {
  const { data, error, refetch } = useMemberDocumentsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <RewardList
      label="Documents"
      rows={data?.memberDocuments.edges.map(({ node }) => node)}
      failed={error !== undefined}
      retry={() => refetch()}
      emptyTitle="No records found"
      emptyText="You have not uploaded any documents yet."
      render={(document) => <Item document={document} />}
    />
  );
}
