import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type JSX } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals, useOpenModals } from '../../shared/modals/index.ts';
import { fakePlatform, type Answers } from '../../testing/fake-platform.ts';
import { renderFeature, type FeatureSetting } from '../../testing/render-feature.tsx';
import { freshBrowser } from '../../testing/session-setting.ts';
import { SupportModal, SupportPage } from './index.ts';

const noTexts: Answers = { OperatorTexts: () => ({ config: { __typename: 'Config', contents: [] } }) };

function openPage(at: string, answers: Answers = noTexts, setting: FeatureSetting = {}) {
  fakePlatform(answers);
  const page = (
    <Suspense>
      <Routes>
        <Route path="/support/:page" element={<SupportPage notFound={<h1>Page Not Found</h1>} />} />
      </Routes>
    </Suspense>
  );
  return renderFeature(page, { at, ...setting });
}

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

beforeEach(freshBrowser);

describe('a support page', () => {
  it.each([
    ['contact-us', 'Contact Us'],
    ['help-centre', 'Help Centre'],
    ['responsible-gambling', 'Responsible Gambling'],
    ['about-us', 'About Us'],
    ['privacy-policy', 'Privacy Policy'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['aml-policy', 'AML Policy'],
    ['kyc-policy', 'KYC Policy'],
  ])('SUPPORT-08 %s shows its title and a text', async (page, words) => {
    openPage(`/support/${page}`);
    expect(await title()).toBe(words);
    expect(document.title).toBe(`${words} | Magpie`);
    await waitFor(() => {
      expect(document.querySelectorAll('article p').length).toBeGreaterThan(3);
    });
    expect(document.querySelector('article')?.textContent).not.toContain('{');
  });

  it('SUPPORT-08 shows the text of the operator in place of its own', async () => {
    const contents = [
      {
        __typename: 'Content',
        id: 'c1',
        type: 'PRIVACY_POLICY',
        title: 'Your privacy',
        body: '<p>Ours alone.</p><script>alert(1)</script>',
        dateTimeUpdated: '2026-11-20T00:00:00Z',
      },
    ];
    openPage('/support/privacy-policy', {
      OperatorTexts: () => ({ config: { __typename: 'Config', contents } }),
    });
    expect(await screen.findByText('Ours alone.')).toBeTruthy();
    expect(await title()).toBe('Your privacy');
    expect(document.querySelector('article script')).toBeNull();
  });

  it('shows its own text when the operator’s cannot be had', async () => {
    openPage('/support/privacy-policy', {});
    expect(await screen.findByRole('heading', { name: 'What we collect' })).toBeTruthy();
  });

  it('SUPPORT-09 has the support address of the brand as a mail link', async () => {
    openPage('/support/contact-us', {}, { site: { supportEmail: 'help@rosella.test' } });
    const link = await screen.findByRole('link', { name: 'help@rosella.test' });
    expect(link.getAttribute('href')).toBe('mailto:help@rosella.test');
  });

  it('leads to the others, and marks the one that is open', async () => {
    const { address } = openPage('/support/aml-policy');
    const menu = await screen.findByRole('navigation', { name: 'Support pages' });
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('AML Policy');
    await userEvent.click(within(menu).getByRole('link', { name: 'KYC Policy' }));
    expect(address()).toBe('/support/kyc-policy');
    await waitFor(async () => {
      expect(await title()).toBe('KYC Policy');
    });
  });

  it('follows a link of the text within the app', async () => {
    const { address } = openPage('/support/aml-policy');
    await userEvent.click(await screen.findByRole('link', { name: 'KYC policy' }));
    expect(address()).toBe('/support/kyc-policy');
  });

  it('is not found under another word', async () => {
    openPage('/support/anything');
    expect(await title()).toBe('Page Not Found');
  });
});

describe('supportModal', () => {
  function OpenModals(): JSX.Element {
    const open = useOpenModals();
    const [modal] = open;
    const page = modal?.name === 'supportModal' ? modal.props : undefined;
    return <Suspense>{page && <SupportModal {...(page as { page: string })} onClose={vi.fn()} />}</Suspense>;
  }

  function open(page: string): void {
    fakePlatform(noTexts);
    renderFeature(<OpenModals />);
    act(() => {
      modals.open('supportModal', { page });
    });
  }

  it.each([
    ['terms-and-conditions', 'Terms and Conditions', '1. Who may play'],
    ['responsible-gambling', 'Responsible Gambling', 'Taking a break'],
  ])('SHELL-44 opened with %s shows that text', async (page, name, heading) => {
    open(page);
    const dialog = await screen.findByRole('dialog', { name });
    expect(await within(dialog).findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('follows a link to another support page within itself', async () => {
    open('aml-policy');
    await userEvent.click(await screen.findByRole('link', { name: 'KYC policy' }));
    expect(await screen.findByRole('dialog', { name: 'KYC Policy' })).toBeTruthy();
    expect(modals.stack.get()).toEqual([{ name: 'supportModal', props: { page: 'kyc-policy' } }]);
  });
});
