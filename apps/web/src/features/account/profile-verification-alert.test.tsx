import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderFeature } from '#testing/render-feature.tsx';
import { fakePlatform } from '#testing/fake-platform.ts';
import { ProfileVerificationAlert } from './profile-verification-alert.tsx';

function open() {
  fakePlatform({});
  const onClose = vi.fn();
  const { address } = renderFeature(<ProfileVerificationAlert onClose={onClose} />, { member: true });
  return {
    onClose,
    address,
    alert: within(screen.getByRole('alertdialog', { name: 'Verify your identity' })),
  };
}

describe('profileVerificationAlert', () => {
  it("WDR-10 says that identity must be verified before withdrawing and leads to the 'account-verification' tab", async () => {
    const { alert, address, onClose } = open();
    expect(alert.getByText(/^Your identity must be verified before you can withdraw\./)).toBeInstanceOf(
      HTMLElement,
    );
    await userEvent.click(alert.getByRole('button', { name: 'Verify now' }));
    expect(address()).toBe('/personal-center?tab=account-verification');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can be left for later, and leads nowhere then', async () => {
    const { alert, address, onClose } = open();
    await userEvent.click(alert.getByRole('button', { name: 'Later' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/');
  });
});
