import { MemberDocumentsDocument } from '@magpie/gql/documents/verification';
import type { Story } from '../story.ts';

export const documentRejectedAndApproved: Story = {
  name: 'document-rejected-and-approved',
  title: 'A document is rejected with a reason, and approved at the second look',
  async tell({ person, verb, check }) {
    const ava = await person('ava');
    const document = 'doc_ava_proof_of_address';
    const state = async () => {
      const { memberDocuments } = await ava.call(MemberDocumentsDocument, {});
      const found = memberDocuments.edges.find(({ node }) => node.id === document);
      return [found?.node.status, found?.node.remarks];
    };
    await verb('document reject', { document, remarks: 'The address is cut off.' });
    await ava.hears('messageCreated');
    check('she sees why', await state(), ['REJECTED', 'The address is cut off.']);
    await verb('document process', { document });
    check('it is looked at again', (await state())[0], 'PROCESSING');
    await verb('document approve', { document });
    await ava.hears('messageCreated');
    check('it is approved', (await state())[0], 'APPROVED');
  },
};
