import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressTypes,
  canUpload,
  decideDocument,
  decideUpload,
  identityTypes,
  isFullyApproved,
  latestByType,
  overallStatus,
  partState,
  partStatus,
  reachesThreshold,
  verificationAfterReview,
} from './index.ts';
import { money } from '../money/index.ts';
import { partOf } from './parts.ts';
import type { DocumentFact, DocumentStatus, DocumentType } from './index.ts';

const statuses = ['PENDING', 'PROCESSING', 'APPROVED', 'REJECTED'] as const;
const types: readonly DocumentType[] = [...identityTypes, ...addressTypes];
const document = (type: DocumentType, status: DocumentStatus, dateTimeCreated: string | number = 1) => ({
  type,
  status,
  dateTimeCreated,
});
const anyDocument: fc.Arbitrary<DocumentFact> = fc.record({
  type: fc.constantFrom(...types),
  status: fc.constantFrom(...statuses),
  dateTimeCreated: fc.integer({ min: 1, max: 5 }),
});
const anyDocuments = fc.array(anyDocument, { maxLength: 8 });

describe('the latest documents', () => {
  it('KYC-03 of equal moments are the first of the list', () => {
    const first = document('PASSPORT', 'APPROVED', 7);
    const second = document('PASSPORT', 'REJECTED', 7);
    expect(latestByType([first, second])).toEqual([first]);
    expect(latestByType([second, first])).toEqual([second]);
    const other = document('ID', 'PENDING', 7);
    expect(latestByType([other, first])).toEqual([other, first]);
    expect(latestByType([first, other])).toEqual([first, other]);
  });

  it('KYC-03 are sorted by ISO moments as by numbers', () => {
    const old = document('PASSPORT', 'APPROVED', '2026-03-02T02:00:00.000Z');
    const recent = document('PASSPORT', 'REJECTED', '2026-11-02T02:00:00.000Z');
    const between = document('OTHER', 'PENDING', '2026-10-02T02:00:00.000Z');
    expect(latestByType([old, between, recent])).toEqual([recent, between]);
  });

  it('KYC-03 are one of each type, none older than another of its type, newest first', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const latest = latestByType(documents);
        expect(latest.map(({ type }) => type).toSorted()).toEqual(
          [...new Set(documents.map(({ type }) => type))].toSorted(),
        );
        for (const each of documents) {
          const known = latest.find(({ type }) => type === each.type);
          expect(known?.dateTimeCreated).toBeGreaterThanOrEqual(Number(each.dateTimeCreated));
        }
        const moments = latest.map(({ dateTimeCreated }) => Number(dateTimeCreated));
        expect(moments).toEqual(moments.toSorted((a, b) => b - a));
        expect(latestByType(latest)).toEqual(latest);
      }),
    );
  });
});

describe('two documents of one part', () => {
  it.each([
    ['APPROVED', 'PENDING', 'APPROVED'],
    ['APPROVED', 'PROCESSING', 'APPROVED'],
    ['APPROVED', 'REJECTED', 'APPROVED'],
    ['PENDING', 'PROCESSING', 'PENDING'],
    ['PENDING', 'REJECTED', 'PENDING'],
    ['PROCESSING', 'REJECTED', 'PROCESSING'],
    ['REJECTED', 'REJECTED', 'REJECTED'],
  ] as const)('KYC-04 KYC-05 KYC-09, %s and %s, make it %s', (one, other, status) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(partStatus([document('PASSPORT', first), document('ID', second)], identityTypes)).toBe(status);
      expect(partStatus([document('OTHER', first), document('BANK_STATEMENT', second)], addressTypes)).toBe(
        status,
      );
    }
  });

  it.each([
    ['PENDING', 'PENDING', 'pending', 'pending'],
    ['PENDING', 'PROCESSING', 'pending', 'pending'],
    ['PENDING', 'APPROVED', 'pending', 'pending'],
    ['PENDING', 'REJECTED', 'pending', 'pending'],
    ['PROCESSING', 'PROCESSING', 'processing', 'processing'],
    ['PROCESSING', 'APPROVED', 'processing', 'processing'],
    ['PROCESSING', 'REJECTED', 'processing', 'processing'],
    ['APPROVED', 'APPROVED', 'approved', 'approved'],
    ['APPROVED', 'REJECTED', 'rejected', 'approved'],
    ['REJECTED', 'APPROVED', 'rejected', 'rejected'],
    ['REJECTED', 'REJECTED', 'rejected', 'rejected'],
  ] as const)(
    'KYC-07 KYC-08 identity %s and address %s are %s together, and %s on the special variants',
    (identity, address, both, alone) => {
      const documents = [document('DRIVING_LICENCE', identity), document('PROOF_OF_ADDRESS', address)];
      expect(overallStatus(documents, false)).toBe(both);
      expect(overallStatus(documents, true)).toBe(alone);
    },
  );

  it('KYC-06 KYC-07 approve together what each part does', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const identity = partState('identity', documents);
        const address = partState('address', documents);
        expect(isFullyApproved(documents, true)).toBe(identity.status === 'APPROVED');
        expect(isFullyApproved(documents, false)).toBe(
          identity.status === 'APPROVED' && address.status === 'APPROVED',
        );
        for (const part of [identity, address]) {
          expect(part.uploadable).toBe(part.status === 'NONE' || part.status === 'REJECTED');
          expect(part.uploadable).toBe(canUpload(part.status));
          expect(part.rejected.every(({ status }) => status === 'REJECTED')).toBe(true);
          if (part.status === 'REJECTED') expect(part.rejected).toEqual(part.latest);
          if (part.status === 'NONE') expect(part.latest).toEqual([]);
        }
        const all = [...identity.latest, ...address.latest];
        expect(all).toHaveLength(latestByType(documents).length);
      }),
    );
  });
});

describe('an upload', () => {
  it.each(types.flatMap((type) => [0, 1, 2, 3].map((images) => [type, images] as const)))(
    'KYC-17 of a %s in %i images',
    (type, images) => {
      const back = type === 'ID' || type === 'DRIVING_LICENCE';
      const told = { 0: false, 1: true, 2: back, 3: false }[images];
      const decision = decideUpload({ type, documents: [], images });
      expect(decision).toEqual(
        told
          ? { allowed: true, plan: undefined }
          : { allowed: false, reason: back ? 'oneOrTwoImages' : 'oneImage', details: { type } },
      );
    },
  );

  it.each(['PENDING', 'PROCESSING', 'APPROVED'] as const)(
    'KYC-27 of a part that is %s is refused for that before its images are counted',
    (status) => {
      for (const type of types)
        for (const known of types) {
          const decision = decideUpload({ type, documents: [document(known, status)], images: 9 });
          const count = type === 'ID' || type === 'DRIVING_LICENCE' ? 'oneOrTwoImages' : 'oneImage';
          const samePart = partOf(type) === partOf(known);
          expect(decision).toMatchObject({ allowed: false, reason: samePart ? status : count });
        }
    },
  );

  it('KYC-11 is possible again as soon as the latest of every type is rejected', () => {
    const before = [document('PASSPORT', 'REJECTED', 3), document('PASSPORT', 'APPROVED', 2)];
    expect(decideUpload({ type: 'ID', documents: before, images: 2 }).allowed).toBe(true);
    const waiting = [...before, document('ID', 'PROCESSING', 1)];
    expect(decideUpload({ type: 'PASSPORT', documents: waiting, images: 1 })).toMatchObject({
      reason: 'PROCESSING',
    });
  });
});

describe('a review', () => {
  it('KYC-25 KYC-28 done twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (verified, before, after) => {
        const change = verificationAfterReview({ verified, before, after });
        const now = change === null ? verified : change === 'verify';
        expect(verificationAfterReview({ verified: now, before: after, after })).toBeNull();
        if (after) expect(now).toBe(true);
      }),
    );
  });

  it('API-17 is of a document that is there, whatever it is, and of no other', () => {
    expect(decideDocument('')).toEqual({ allowed: true, plan: '' });
    for (const none of [null, undefined])
      expect(decideDocument(none)).toEqual({ allowed: false, reason: 'unknown', details: undefined });
  });
});

describe('the threshold of an identity check', () => {
  it('CONF-02 is reached when the check is on, of the watched kind, for an unverified member, once', () => {
    const yesNo = [true, false];
    const reached = yesNo.flatMap((enableGBG) =>
      yesNo.flatMap((sameKind) =>
        yesNo.flatMap((verified) =>
          yesNo.flatMap((flagged) => {
            const facts = {
              kind: sameKind ? 'DEPOSIT' : 'WITHDRAWAL',
              total: money.of(5n),
              verified,
              flagged,
            } as const;
            const settings = { enableGBG, gbgTrigger: 'DEPOSIT', threshold: money.of(5n) } as const;
            return reachesThreshold(settings, facts) ? [[enableGBG, sameKind, verified, flagged]] : [];
          }),
        ),
      ),
    );
    expect(reached).toEqual([[true, true, false, false]]);
  });

  it.each([
    [0n, 0n, true],
    [4n, 5n, false],
    [5n, 5n, true],
    [6n, 5n, true],
  ])('CONF-02 of a total of %i against %i: %s', (total, threshold, reached) => {
    const settings = { enableGBG: true, gbgTrigger: 'WITHDRAWAL', threshold: money.of(threshold) } as const;
    const facts = { kind: 'WITHDRAWAL', total: money.of(total), verified: false, flagged: false } as const;
    expect(reachesThreshold(settings, facts)).toBe(reached);
  });
});
