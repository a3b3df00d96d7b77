import { cleanFreeText, freeTextAsHtml } from '@magpie/domain/format';
import { oneIdentityDocument, siteOf } from '@magpie/domain/site';
import {
  decideDocument,
  documentReasons,
  isFullyApproved,
  rejectionText,
  verificationAfterReview,
} from '@magpie/domain/verification';
import type { DocumentStatus } from '@magpie/domain/verification';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { emitMemberUpdated, memberRow, setVerified } from '../account/index.ts';
import { sendMessage } from '../messages/index.ts';
import { documentFacts, documentRow, setReview } from './store/index.ts';
import type { DocumentRow, Review } from './store/index.ts';

async function fullyApproved(unit: Unit, memberId: string): Promise<boolean> {
  const { brand } = await memberRow(unit.db, memberId);
  return isFullyApproved(await documentFacts(unit.db, memberId), oneIdentityDocument(siteOf(brand).code));
}

/** Writes a review down and lets the verified flag follow the documents, with its push (KYC-25, KYC-28). */
async function apply(unit: Unit, { id, memberId }: DocumentRow, review: Review): Promise<void> {
  const before = await fullyApproved(unit, memberId);
  await setReview(unit.db, id, review);
  const after = await fullyApproved(unit, memberId);
  const verified = (await memberRow(unit.db, memberId)).verified;
  const change = verificationAfterReview({ verified, before, after });
  if (change === null) return;
  await setVerified(unit.db, memberId, change === 'verify');
  await emitMemberUpdated(unit, memberId);
}

async function tell(unit: Unit, { id, memberId }: DocumentRow, { status, remarks }: Review): Promise<void> {
  const subject = { kind: 'DOCUMENT', id } as const;
  if (status === 'APPROVED') {
    const content = '<p>Your document has been approved.</p>';
    await sendMessage(unit, memberId, {
      type: 'DOCUMENT_APPROVED',
      title: 'Document Approved',
      content,
      subject,
    });
  }
  if (status === 'REJECTED') {
    const reason = freeTextAsHtml(rejectionText(remarks));
    const content = `<p>Your document has been rejected. See Account Verification.</p><p>${reason}</p>`;
    await sendMessage(unit, memberId, {
      type: 'DOCUMENT_REJECTED',
      title: 'Document Rejected',
      content,
      subject,
    });
  }
}

/**
 * Decides on a document as a reviewer would, with the message and the push that follow (KYC-25, KYC-28).
 * @param remarks what the member is told, kept as free text (FMT-15, FMT-16, FMT-17); blank counts as none
 * @throws Refusal NOT_FOUND
 */
export function reviewDocument(
  world: World,
  id: string,
  status: DocumentStatus,
  remarks: string | null,
): Promise<DocumentStatus> {
  return world.write(async (unit) => {
    const decision = decideDocument(await documentRow(unit.db, id));
    if (!decision.allowed) throw refusalOf(documentReasons, decision);
    const text = cleanFreeText(remarks ?? '').trim();
    const review = { status, remarks: text === '' ? null : text, changedAt: unit.now.getTime() };
    await apply(unit, decision.plan, review);
    await tell(unit, decision.plan, review);
    return status;
  });
}
