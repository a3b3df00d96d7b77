import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { screenWidth } from '#testing/screen-width.ts';
import { answeredAccount, sampleAccount, signedInAs } from '#testing/sample-account.ts';
import { memberUpdate } from '#testing/sample-pushes.ts';
import { VerificationRibbon } from './verification-ribbon.tsx';

const words = 'Your identity must be verified before you can withdraw.';

function renderedFor(verified: boolean) {
  const feature = renderFeature(<VerificationRibbon />, { member: true });
  act(() => {
    feature.session.state.set(signedInAs({ ...sampleAccount, verified }));
  });
  return feature;
}

beforeEach(freshBrowser);

describe('the ribbon of an unverified member', () => {
  it("KYC-24 says that identity must be verified before withdrawing, with a link to the 'account-verification' tab", async () => {
    const { address } = renderedFor(false);
    expect(await screen.findByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Verify now' }));
    expect(address()).toBe('/personal-center?tab=account-verification');
  });

  it('KYC-24 opens the account area over the page on a phone', async () => {
    screenWidth(390);
    const { address } = renderedFor(false);
    await userEvent.click(await screen.findByRole('link', { name: 'Verify now' }));
    expect(modals.stack.get()).toEqual([{ name: 'myAccount', props: { tab: 'account-verification' } }]);
    expect(address()).toBe('/');
  });

  it('KYC-24 is not shown to a verified member or a visitor', () => {
    renderedFor(true);
    renderFeature(<VerificationRibbon />);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('KYC-24 KYC-28 PUSH-03 goes away when a push sets verified, and comes back when one takes it back', async () => {
    const setting = sessionSetting({ Me: () => ({ me: { ...answeredAccount, verified: false } }) });
    const stop = setting.session.start();
    renderWithSession(
      <MemoryRouter>
        <VerificationRibbon />
      </MemoryRouter>,
      setting,
    );
    await act(() => setting.logIn());
    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() => {
      expect(setting.sockets.at(-1)?.subscriptions).toContain('memberUpdated');
    });
    const push = (verified: boolean) => {
      act(() => {
        setting.sockets.at(-1)?.push('memberUpdated', memberUpdate({ verified }));
      });
    };
    push(true);
    await waitFor(() => {
      expect(screen.queryByText(words)).toBeNull();
    });
    push(false);
    expect(await screen.findByText(words)).toBeDefined();
    stop();
  });
});
