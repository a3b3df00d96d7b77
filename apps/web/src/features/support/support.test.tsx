import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { SupportPage } from './index.ts';

const noTexts: Answers = { OperatorTexts: () => ({ config: { __typename: 'Config', contents: [] } }) };

function openPage(at: string, answers: Answers = {}, setting: FeatureSetting = {}) {
  const platform = fakePlatform({ ...noTexts, ...answers });
  const page = (
    <Suspense>
      <Routes>
        <Route path="/support/:page" element={<SupportPage notFound={<h1>Page Not Found</h1>} />} />
      </Routes>
    </Suspense>
  );
  return { ...renderFeature(page, { at, ...setting }), platform };
}

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const article = () => screen.findByRole('article', { busy: false });
const described = () => document.querySelector('meta[name=description]')?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

/** Ids of what was brought into view. */
const scrolledTo: string[] = [];

beforeEach(() => {
  freshBrowser();
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

describe('a support page', () => {
  it.each([
    ['contact-us', 'Contact Us', 'We answer every day, at any hour.'],
    ['help-centre', 'Help Centre', 'each code has 6 characters'],
    ['responsible-gambling', 'Responsible Gambling', 'chances are you’re about to lose'],
    ['about-us', 'About Us', 'Magpie Casino is a casino and sportsbook for adults'],
    ['privacy-policy', 'Privacy Policy', 'We sell nothing to anybody'],
    ['terms-and-conditions', 'Terms and Conditions', 'You must be 18 years or older.'],
    ['aml-policy', 'AML Policy', 'AML is short for anti-money laundering.'],
    ['kyc-policy', 'KYC Policy', 'You may withdraw only after.'],
  ])('SUPPORT-08 %s shows its title and a text', async (page, words, sentence) => {
    openPage(`/support/${page}`);
    expect(await title()).toBe(words);
    await waitFor(() => {
      expect(document.title).toBe(`${words} | Magpie`);
    });
    const text = (await article()).textContent.replaceAll("'", '’');
    expect(text).toContain(sentence);
    expect(text.length).toBeGreaterThan(1_500);
    expect(text).not.toMatch(/[{}]/);
  });

  it('SUPPORT-08 shows the file that the operator put in the place of the text', async () => {
    const file = '---\ntitle: About {brand}\ndescription: Our own words\n---\n\nHello from {site}.';
    openPage(
      '/support/about-us',
      { '/content/about-us.md': () => new Response(file) },
      { site: { code: 'lorikeet', title: 'Lorikeet', displayName: 'Lorikeet Casino' } },
    );
    expect(await screen.findByText('Hello from Lorikeet Casino.')).toBeTruthy();
    expect(await title()).toBe('About Lorikeet');
    expect(screen.getByText('Our own words')).toBeTruthy();
  });

  it('SUPPORT-08 shows the text that the platform holds in place of its own', async () => {
    const contents = [
      {
        __typename: 'Content',
        id: 'c1',
        type: 'PRIVACY_POLICY',
        title: 'Your privacy',
        body: '<p>Ours alone.</p><script>alert(1)</script><p><a href="http://localhost:3000/support/kyc-policy">Documents</a></p>',
        dateTimeUpdated: '2026-11-20T00:00:00Z',
      },
    ];
    const { address } = openPage('/support/privacy-policy', {
      OperatorTexts: () => ({ config: { __typename: 'Config', contents } }),
    });
    expect(await screen.findByText('Ours alone.')).toBeTruthy();
    expect(await title()).toBe('Your privacy');
    expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
    expect(document.querySelector('article script')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Documents' }));
    expect(address()).toBe('/support/kyc-policy');
  });

  it('shows its own text when the platform’s cannot be had', async () => {
    fakePlatform({});
    openPage('/support/privacy-policy', { OperatorTexts: () => Promise.reject(new NoNetwork()) });
    expect(await screen.findByRole('heading', { name: 'What we collect' })).toBeTruthy();
  });

  it('offers another try when the file cannot be had', async () => {
    const gone = () => {
      throw new NoNetwork();
    };
    const { platform } = openPage(
      '/support/aml-policy',
      { '/content/aml-policy.md': gone },
      { site: { code: 'rosella' } },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer(
      '/content/aml-policy.md',
      () => new Response('---\ntitle: AML\ndescription: D\n---\nHere.'),
    );
    await userEvent.click(again);
    expect(await screen.findByText('Here.')).toBeTruthy();
  });

  it('SUPPORT-09 has the support address of the brand as a mail link', async () => {
    openPage('/support/contact-us', {}, { site: { code: 'rosella', supportEmail: 'help@rosella.test' } });
    const links = await screen.findAllByRole('link', { name: 'help@rosella.test' });
    expect(links[0]?.getAttribute('href')).toBe('mailto:help@rosella.test');
  });

  it('SUPPORT-15 About Us says that returning players must register a new account', async () => {
    openPage('/support/about-us');
    expect((await article()).textContent).toContain(
      'Accounts of our older platform were not carried over. Returning players must register a new account',
    );
  });

  it('SUPPORT-10 SUPPORT-16 About Us advertises the sign-up bonus, the deposit match, weekly cashback and level perks', async () => {
    openPage('/support/about-us');
    const text = (await article()).textContent;
    expect(text).toContain('$10 no-deposit sign-up bonus');
    expect(text).toContain('100% deposit match up to $1,500 ($500 x 3)');
    expect(text).toContain('Weekly cashback of up to 10%');
    expect(text).toContain('Level perks. Eleven levels that are reached by playing and never drop');
  });

  it('asks for one document on the sites where one is enough', async () => {
    openPage('/support/kyc-policy', {}, { site: { code: 'kookaburra' } });
    const text = (await article()).textContent;
    expect(text).toContain('A proof of address is not needed.');
    expect(text).not.toContain('bank statement');
  });

  it('says when it was last changed', async () => {
    openPage('/support/contact-us');
    const day = await screen.findByText('Nov 16, 2026');
    expect(day.getAttribute('datetime')).toBe('2026-11-16');
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
    const text = await article();
    await userEvent.click(within(text).getAllByRole('link', { name: 'KYC Policy' })[0] ?? text);
    expect(address()).toBe('/support/kyc-policy');
  });

  it('lists the sections of a long text and leads the keyboard to each', async () => {
    openPage('/support/terms-and-conditions');
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    expect(within(contents).getAllByRole('link')).toHaveLength(15);
    await userEvent.click(within(contents).getByRole('link', { name: '10. Dormant accounts' }));
    const heading = screen.getByRole('heading', { name: '10. Dormant accounts' });
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
    expect(heading.id).toBe('dormant-accounts');
    expect(scrolledTo).toEqual(['dormant-accounts']);
  });

  it('begins at the section that the address names', async () => {
    openPage('/support/help-centre#cashback');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Cashback' });
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
  });

  it('is not found under another word', async () => {
    openPage('/support/anything');
    expect(await title()).toBe('Page Not Found');
  });
});

describe('what search engines are told', () => {
  beforeEach(() => {
    document.querySelector('meta[name=description]')?.remove();
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="The site itself.">');
  });

  it('describes the page that is shown, and the site again afterwards', async () => {
    const { unmount } = openPage('/support/kyc-policy');
    await article();
    expect(described()).toBe(
      'Which documents Magpie Casino asks for, how to send them, how long it takes, and why one may be refused.',
    );
    expect(canonical()).toBe('http://web.test/support/kyc-policy');
    unmount();
    expect(described()).toBe('The site itself.');
    expect(canonical()).toBeUndefined();
  });

  it('follows to the next page', async () => {
    openPage('/support/kyc-policy');
    const menu = await screen.findByRole('navigation', { name: 'Support pages' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Contact Us' }));
    await waitFor(() => {
      expect(described()).toBe(
        'How to reach the support team of Magpie Casino, and what to have at hand so that one reply is enough.',
      );
    });
    expect(canonical()).toBe('http://web.test/support/contact-us');
  });
});

describe('a text that is on its way', () => {
  it('is busy, by which a prerendered page knows that it still has to stand in', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    openPage(
      '/support/aml-policy',
      { '/content/aml-policy.md': () => promise },
      { site: { code: 'kookaburra' } },
    );
    await screen.findByRole('status', { name: 'Loading' });
    expect(screen.getByRole('article', { busy: true })).toBeTruthy();
    act(() => {
      resolve(new Response('---\ntitle: AML\ndescription: D\n---\nHere.'));
    });
    await screen.findByText('Here.');
    expect(screen.getByRole('article', { busy: false })).toBeTruthy();
  });
});
