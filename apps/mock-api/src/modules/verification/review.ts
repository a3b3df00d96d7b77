import { oneIdentityDocument, siteOf } from '@magpie/domain/site';
import { isFullyApproved } from '@magpie/domain/verification';
import type { DocumentStatus } from '@magpie/domain/verification';
import { Refusal } from '../../platform/graphql/index.ts';
import { fromFlag } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { emitMemberUpdated, markMember, memberRow } from '../account/index.ts';
import { sendMessage } from '../messages/index.ts';
import { documentRow, documentRows, setReview } from './store.ts';
import type { DocumentRow } from './store.ts';

/** Marks the member as verified once the documents are enough (KYC-25). A later rejection takes nothing back. */
async function verify(unit: Unit, memberId: string): Promise<void> {
  const member = await memberRow(unit.db, memberId);
  const documents = (await documentRows(unit.db, memberId)).map(({ type, status, created_at }) => ({
    type,
    status,
    dateTimeCreated: created_at,
  }));
  if (
    fromFlag(member.verified) ||
    !isFullyApproved(documents, oneIdentityDocument(siteOf(member.brand).code))
  )
    return;
  await markMember(unit.db, memberId, 'verified');
  await emitMemberUpdated(unit, memberId);
}

async function tell(unit: Unit, row: DocumentRow, status: DocumentStatus): Promise<void> {
  if (status === 'APPROVED') {
    const content = '<p>Your document has been approved.</p>';
    await sendMessage(unit, row.member_id, {
      type: 'DOCUMENT_APPROVED',
      title: 'Document Approved',
      content,
    });
  }
  if (status === 'REJECTED') {
    const content = '<p>Your document has been rejected. See Account Verification for the reason.</p>';
    await sendMessage(unit, row.member_id, {
      type: 'DOCUMENT_REJECTED',
      title: 'Document Rejected',
      content,
    });
  }
}

/**
 * Decides on a document as a reviewer would, with the message and the push that follow (KYC-25).
 *
 * @param remarks what the member is told; blank counts as none
 * @throws Refusal NOT_FOUND
 */
export function reviewDocument(
  world: World,
  id: string,
  status: DocumentStatus,
  remarks: string | null,
): Promise<DocumentStatus> {
  return world.write(async (unit) => {
    const row = await documentRow(unit.db, id);
    if (!row) throw new Refusal('NOT_FOUND', 'There is no such document in this world.');
    const text = remarks?.trim() ?? '';
    const review = { status, remarks: text === '' ? null : text, changed_at: unit.now.getTime() };
    await setReview(unit.db, id, review);
    await tell(unit, row, status);
    await verify(unit, row.member_id);
    return status;
  });
}
