import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type JSX } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals, useOpenModals } from '#shared/modals/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { SupportModal } from './index.ts';

function OpenModals(): JSX.Element {
  const [modal] = useOpenModals();
  const page = modal?.name === 'supportModal' ? modal.props : undefined;
  return <Suspense>{page && <SupportModal {...(page as { page: string })} onClose={vi.fn()} />}</Suspense>;
}

function open(page: string): void {
  fakePlatform({ OperatorTexts: () => ({ config: { __typename: 'Config', contents: [] } }) });
  renderFeature(<OpenModals />);
  act(() => {
    modals.open('supportModal', { page });
  });
}

beforeEach(freshBrowser);

describe('supportModal', () => {
  it.each([
    ['terms-and-conditions', 'Terms and Conditions', '1. Who may play'],
    ['responsible-gambling', 'Responsible Gambling', 'Self-exclusion'],
    ['contact-us', 'Contact Us', 'By e-mail'],
    ['privacy-policy', 'Privacy Policy', 'Cookies and storage in your browser'],
  ])('SHELL-44 opened with %s shows that text', async (page, name, heading) => {
    open(page);
    const dialog = await screen.findByRole('dialog', { name });
    expect(await within(dialog).findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('follows a link to another support page within itself', async () => {
    open('aml-policy');
    await userEvent.click(await screen.findByRole('link', { name: 'KYC Policy' }));
    expect(await screen.findByRole('dialog', { name: 'KYC Policy' })).toBeTruthy();
    expect(modals.stack.get()).toEqual([{ name: 'supportModal', props: { page: 'kyc-policy' } }]);
  });

  it('opens any other page in a window of its own, because a form may be half filled in below', async () => {
    open('about-us');
    const link = await screen.findByRole('link', { name: 'VIP Levels' });
    expect(link.getAttribute('target')).toBe('_blank');
  });
});
