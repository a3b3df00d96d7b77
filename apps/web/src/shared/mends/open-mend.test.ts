import type { MendModal } from '@magpie/domain/decision';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../modals/index.ts';
import { openMend } from './index.ts';

interface Case {
  readonly props: object | undefined;
  readonly carriesOnBy: string | null;
  readonly refused: 'gives way' | 'stays below';
}

/** A record, so that a new mend without a case does not compile. */
const cases: Readonly<Record<MendModal, Case>> = {
  loginModal: { props: undefined, carriesOnBy: 'onEntered', refused: 'gives way' },
  depositProfileFormUpdate: { props: undefined, carriesOnBy: 'onSaved', refused: 'gives way' },
  verifyMobileNumberModal: { props: undefined, carriesOnBy: 'onVerified', refused: 'gives way' },
  profileVerificationAlert: { props: undefined, carriesOnBy: null, refused: 'gives way' },
  supportModal: { props: { page: 'contact-us' }, carriesOnBy: null, refused: 'stays below' },
};

const isMend = (name: string): name is MendModal => Object.hasOwn(cases, name);
const mends = Object.keys(cases).filter(isMend);

beforeEach(() => {
  modals.reset();
});

describe('a mend', () => {
  it.each(mends)('%s opens the modal of its name', (mend) => {
    openMend(mend);
    expect(modals.stack.get()).toEqual([{ name: mend, props: cases[mend].props }]);
  });

  it.each(mends)('%s comes in place of the modal that was refused, or above it', (mend) => {
    modals.open('myAccount');
    modals.open('withdrawalModal');
    openMend(mend, { inPlaceOf: 'withdrawalModal' });
    expect(modals.stack.get().map(({ name }) => name)).toEqual(
      cases[mend].refused === 'gives way' ? ['myAccount', mend] : ['myAccount', 'withdrawalModal', mend],
    );
  });

  it.each(mends.filter((mend) => cases[mend].carriesOnBy !== null))(
    '%s carries on with what was refused, not before it is done',
    (mend) => {
      const carryOn = vi.fn();
      openMend(mend, { carryOn });
      expect(carryOn).not.toHaveBeenCalled();
      const [opened] = modals.stack.get();
      expect(opened?.props).toEqual({ [String(cases[mend].carriesOnBy)]: carryOn });
    },
  );
});
