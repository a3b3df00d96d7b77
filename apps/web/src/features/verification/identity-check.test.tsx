import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { sampleAccount, signedInAs } from '#testing/sample-account.ts';
import { memberUpdate } from '#testing/sample-pushes.ts';
import { IdentityCheck } from './identity-check.ts';

function renderedFor(verified: boolean) {
  fakePlatform({ Me: () => ({ me: { ...sampleAccount, __typename: 'Member', verified } }) });
  const { session } = renderFeature(<IdentityCheck />, { member: true });
  act(() => {
    session.state.set(signedInAs({ ...sampleAccount, verified }));
  });
  return (push: Parameters<typeof memberUpdate>[0], id?: string) => {
    act(() => {
      session.pushes.emit('memberUpdated', memberUpdate({ verified, ...push }, id));
    });
  };
}

describe('identity check', () => {
  beforeEach(() => {
    freshBrowser();
    modals.reset();
  });

  it.each(['gbgDepositAmountReached', 'gbgWithdrawalAmountReached'])(
    'CONF-03 a pushed %s opens profileVerificationAlert for an unverified member',
    (flag) => {
      const push = renderedFor(false);
      push({});
      expect(modals.isOpen('profileVerificationAlert')).toBe(false);
      push({ [flag]: true });
      expect(modals.isOpen('profileVerificationAlert')).toBe(true);
    },
  );

  it('CONF-03 opens nothing for a verified member', () => {
    const push = renderedFor(true);
    push({ gbgDepositAmountReached: true, gbgWithdrawalAmountReached: true });
    expect(modals.stack.get()).toEqual([]);
  });

  it('opens nothing for somebody else’s push', () => {
    const push = renderedFor(false);
    push({ gbgDepositAmountReached: true }, 'member-noah');
    expect(modals.stack.get()).toEqual([]);
  });
});
