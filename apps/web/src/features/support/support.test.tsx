import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { renderFeature } from '../../testing/render-feature.tsx';
import { freshBrowser } from '../../testing/session-setting.ts';
import { SupportModal } from './support-modal.tsx';

const pages = [
  ['contact-us', 'Contact Us', /We answer every day/],
  ['help-centre', 'Help Centre', /Codes arrive within a minute/],
  ['responsible-gambling', 'Responsible Gambling', /Gambling is paid entertainment/],
  ['about-us', 'About Us', /The magpie is a bird/],
  ['privacy-policy', 'Privacy Policy', /how we handle personal information/],
  ['terms-and-conditions', 'Terms and Conditions', /These terms are an agreement/],
  ['aml-policy', 'AML Policy', /where money comes from/],
  ['kyc-policy', 'KYC Policy', /know your customer/],
] as const;

describe('supportModal', () => {
  beforeEach(() => {
    freshBrowser();
    fakePlatform({ OperatorTexts: () => ({ config: { __typename: 'Config', contents: [] } }) });
  });

  it.each(pages)('SHELL-44 opened with %s it shows that text, titled %s', async (key, title, text) => {
    renderFeature(<SupportModal page={key} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
  });
});
