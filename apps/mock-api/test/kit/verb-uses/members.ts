import { mia, world } from './example.ts';
import type { VerbExample } from './example.ts';

export const members: readonly VerbExample[] = [
  {
    line: 'member show mia@magpie.test -w {w}',
    inputs: { member: mia, world },
    answer: {
      id: 'mem_mia',
      email: mia,
      status: 'ENABLED',
      verified: true,
      mobileNumberVerified: true,
      depositBlocked: false,
      withdrawalBlocked: false,
      nameUpdateRequired: false,
      dateOfBirthUpdateRequired: false,
      liveSessions: 0,
    },
  },
  {
    line: 'member set mia@magpie.test verified=false status="SUSPENDED" -w {w}',
    inputs: { member: mia, settings: { verified: false, status: 'SUSPENDED' }, world },
    loggedIn: mia,
    answer: {
      id: 'mem_mia',
      email: mia,
      status: 'SUSPENDED',
      verified: false,
      mobileNumberVerified: true,
      depositBlocked: false,
      withdrawalBlocked: false,
      nameUpdateRequired: false,
      dateOfBirthUpdateRequired: false,
      liveSessions: 0,
    },
  },
  {
    line: 'session end mia@magpie.test replaced -w {w}',
    inputs: { member: mia, ending: 'REPLACED', world },
    loggedIn: mia,
    answer: 1,
  },
  {
    line: 'document list ava@magpie.test --status pending -w {w}',
    inputs: { member: 'ava@magpie.test', status: 'PENDING', world },
    answer: [
      {
        id: 'doc_ava_proof_of_address',
        email: 'ava@magpie.test',
        type: 'PROOF_OF_ADDRESS',
        status: 'PENDING',
        images: 1,
        remarks: null,
        dateTimeCreated: '2026-03-01T02:00:00.000Z',
      },
    ],
  },
  {
    line: 'document process doc_ava_proof_of_address -w {w}',
    inputs: { document: 'doc_ava_proof_of_address', world },
    answer: 'PROCESSING',
  },
  {
    line: 'document approve doc_ava_proof_of_address --remarks Thanks -w {w}',
    inputs: { document: 'doc_ava_proof_of_address', remarks: 'Thanks', world },
    answer: 'APPROVED',
  },
  {
    line: 'document reject doc_ava_proof_of_address --remarks Blurred -w {w}',
    inputs: { document: 'doc_ava_proof_of_address', remarks: 'Blurred', world },
    answer: 'REJECTED',
  },
  {
    line: 'push mia@magpie.test messageCreated {"body":{"title":"Hello","content":"<p>Welcome.</p>"}} -w {w}',
    inputs: {
      member: mia,
      event: 'messageCreated',
      data: { body: { title: 'Hello', content: '<p>Welcome.</p>' } },
      world,
    },
    answer: true,
  },
  {
    line: 'mailbox new@magpie.test --last 5 -w {w}',
    inputs: { to: 'new@magpie.test', last: 5, world },
    code: 'new@magpie.test',
    answer: [
      {
        id: 'mail_6earhgnc3wta3qeyvakk',
        kind: 'EMAIL',
        to: 'new@magpie.test',
        subject: 'Your Magpie verification code',
        body: 'Your verification code is 180081. It is valid for 10 minutes.',
        code: '180081',
        sentAt: '2026-03-02T02:00:00.000Z',
      },
    ],
  },
  {
    line: 'member list mia@ --last 5 -w {w}',
    inputs: { search: 'mia@', last: 5, world },
    answer: [
      {
        id: 'mem_mia',
        email: mia,
        name: 'Mia Callahan',
        status: 'ENABLED',
        currency: 'AUD',
        cash: '1000.00',
      },
    ],
  },
];
