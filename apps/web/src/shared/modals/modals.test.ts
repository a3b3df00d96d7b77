import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from './index.ts';

const openNames = () => modals.stack.get().map((modal) => modal.name);

describe('modals', () => {
  beforeEach(() => {
    modals.reset();
  });

  it('SHELL-43 lets a modal open above another and closes only the topmost', () => {
    modals.open('myAccount', { tab: 'withdrawals' });
    modals.open('cancelWithdrawalModal', { withdrawalId: 'wd-1' });
    expect(openNames()).toEqual(['myAccount', 'cancelWithdrawalModal']);
    modals.closeTop();
    expect(openNames()).toEqual(['myAccount']);
  });

  it('brings a modal that is open to the top with its new props', () => {
    modals.open('supportModal', { page: 'aml-policy' });
    modals.open('loginModal');
    modals.open('supportModal', { page: 'kyc-policy' });
    expect(modals.stack.get()).toEqual([
      { name: 'loginModal', props: undefined },
      { name: 'supportModal', props: { page: 'kyc-policy' } },
    ]);
  });

  it('closes by name, down to a count, and all at once', () => {
    modals.open('loginModal');
    modals.open('registerModal');
    modals.open('forgotPassword');
    modals.close('registerModal');
    expect(openNames()).toEqual(['loginModal', 'forgotPassword']);
    modals.closeDownTo(1);
    expect(openNames()).toEqual(['loginModal']);
    modals.reset();
    expect(modals.isOpen('loginModal')).toBe(false);
  });
});

describe('a modal that holds on', () => {
  beforeEach(() => {
    modals.reset();
    modals.open('myAccount');
    modals.open('paymentIQIFrame', { url: 'about:blank', kind: 'Deposit' });
    modals.open('loginModal');
  });

  it('stays, with what lies below it, when the browser goes back', () => {
    const letGo = modals.hold('paymentIQIFrame', () => true);
    modals.closeDownTo(0);
    expect(openNames()).toEqual(['myAccount', 'paymentIQIFrame']);
    letGo();
    modals.closeDownTo(0);
    expect(openNames()).toEqual([]);
  });

  it('goes when it says so, when it is closed by name, and with all others', () => {
    const letGo = modals.hold('paymentIQIFrame', () => false);
    modals.closeDownTo(1);
    expect(openNames()).toEqual(['myAccount']);
    letGo();
    const hold = modals.hold('myAccount', () => true);
    modals.close('myAccount');
    expect(openNames()).toEqual([]);
    modals.open('myAccount');
    modals.reset();
    expect(openNames()).toEqual([]);
    hold();
  });
});
