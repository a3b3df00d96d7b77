import { chakra } from '@chakra-ui/react';
import { oneIdentityDocument } from '@magpie/domain/site';
import { overallStatus, partsOf, type OverallStatus } from '@magpie/domain/verification';
import { useMemberDocumentsQuery } from '@magpie/gql/verification';
import { Alert, ErrorState, Skeleton, Text, VisuallyHidden } from '@magpie/ui';
import type { JSX } from 'react';
import { useRetryOnline } from '#shared/online/index.ts';
import { useSite } from '#shared/site/index.ts';
import { useMissedPushes, usePush, useSession } from '../session/index.ts';
import { useJoined } from '../session/late.ts';
import { PartCard } from './part-card.tsx';

const Parts = chakra('div', { base: { display: 'grid', gap: '5' } });
const Notes = chakra('ul', {
  base: { listStyleType: 'disc', ps: '5', mb: '5', color: 'fg.muted', fontSize: 'label', lineHeight: 'body' },
});

const overallWords: Readonly<
  Record<Exclude<OverallStatus, 'none' | 'rejected'>, readonly ['info' | 'success', string]>
> = {
  pending: ['info', 'Your documents are waiting for review. We will send you a message when it is done.'],
  processing: ['info', 'Your documents are being reviewed. We will send you a message when it is done.'],
  approved: ['success', 'Your documents have been approved.'],
};

function Overall({ status }: { readonly status: OverallStatus }): JSX.Element | null {
  // What is rejected says so itself, with its reason.
  if (status === 'none' || status === 'rejected') return null;
  const [tone, text] = overallWords[status];
  return (
    <Alert tone={tone} role="status" mb="5">
      {text}
    </Alert>
  );
}

function useDocuments() {
  const { data, error, refetch } = useMemberDocumentsQuery({
    fetchPolicy: 'cache-and-network',
    // What was uploaded or reviewed is not in the answer of a call that was in progress already.
    context: { queryDeduplication: false },
  });
  const fetchAgain = () =>
    refetch().then(
      (result) => result.error === undefined,
      () => false,
    );
  const again = useJoined(fetchAgain);
  usePush('memberUpdated', again);
  usePush('messageCreated', again);
  useMissedPushes(again);
  const documents = data?.memberDocuments.edges.map(({ node }) => node);
  const failed = error !== undefined && !documents;
  useRetryOnline(failed, again);
  return { documents, failed, again, fetchAgain };
}

const toDo = (identityOnly: boolean) =>
  identityOnly
    ? 'Upload one document that shows who you are.'
    : 'Upload one document that shows who you are, and one that shows where you live.';

/** The account section 'account-verification': proof of identity and of address (KYC-01), on some sites of identity only. */
export function VerificationSection(): JSX.Element {
  const identityOnly = oneIdentityDocument(useSite().code);
  const { account } = useSession();
  const { documents, failed, again, fetchAgain } = useDocuments();
  if (failed) return <ErrorState level={3} onRetry={again} />;
  return (
    <>
      <Text mb="2">{account?.verified === true ? 'Your identity is verified.' : toDo(identityOnly)}</Text>
      <Notes>
        <li>Scanned copies are not accepted.</li>
        {!identityOnly && <li>A proof of address must be issued within the last three months.</li>}
      </Notes>
      {documents && <Overall status={overallStatus(documents, identityOnly)} />}
      {!documents && <VisuallyHidden role="status">Loading your documents</VisuallyHidden>}
      <Parts aria-busy={!documents}>
        {partsOf(identityOnly).map((part) =>
          documents ? (
            <PartCard key={part} part={part} documents={documents} fetchAgain={fetchAgain} />
          ) : (
            <Skeleton key={part} display="block" h="60" />
          ),
        )}
      </Parts>
    </>
  );
}
