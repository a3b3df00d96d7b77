import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '#testing/session-setting.ts';
import { screenWidth } from '#testing/screen-width.ts';
import { renderLayout } from './testing/render-layout.tsx';

const footer = async () => within(await screen.findByRole('contentinfo'));

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

describe('the footer', () => {
  it('SHELL-33 has the link columns Casino, Sports, Services, Support and Information', async () => {
    renderLayout();
    const columns = within((await footer()).getByRole('navigation', { name: 'Footer' }));
    expect(columns.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Casino',
      'Sports',
      'Services',
      'Support',
      'Information',
    ]);
    const links = (name: string) =>
      within(columns.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(await columns.findByRole('link', { name: 'Pokies' })).toBeInstanceOf(HTMLElement);
    expect(links('Casino')).toContain('Table');
    expect(links('Sports')).toEqual(['Sportsbook', 'Sports Betting History']);
    expect(links('Services')).toEqual(['Promotions', 'Cashbacks', 'Tournament', 'Jackpot']);
    expect(links('Support')).toEqual(['Contact Us', 'Help Centre', 'Responsible Gambling', 'About Us']);
    expect(links('Information')).toContain('Terms and Conditions');
  });

  it('SHELL-33 has partner badges, age badges, social links and a copyright line', async () => {
    renderLayout();
    const foot = await footer();
    const partners = within(await foot.findByRole('list', { name: 'Partners' }));
    expect(partners.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Nightjar',
      'Saltbush',
      'Tidewater',
    ]);
    const ages = within(foot.getByRole('list', { name: 'Age limits' }));
    expect(ages.getByRole('listitem', { name: 'Adults only, 18 and over' }).textContent).toBe('18+');
    const social = within(foot.getByRole('list', { name: 'Social media' }));
    for (const name of ['Instagram', 'Facebook', 'YouTube'])
      expect(social.getByRole('link', { name }).querySelector('svg')).not.toBeNull();
    expect(social.getAllByRole('link').map((link) => link.textContent)).toEqual(['', '', '']);
    expect(foot.getByText('© Magpie. All rights reserved.')).toBeInstanceOf(HTMLElement);
  });

  it.each(['Slots', 'poker', 'roulette', 'live dealer', 'Bonuses', '24/7 support', 'secure transactions'])(
    'SHELL-33 advertises %s',
    async (words) => {
      renderLayout();
      expect((await footer()).getByText(new RegExp(`\\b${words}`))).toBeInstanceOf(HTMLElement);
    },
  );

  it('names the helplines of both countries', async () => {
    renderLayout();
    const foot = await footer();
    expect(foot.getByRole('link', { name: '1800 858 858' }).getAttribute('href')).toBe('tel:1800858858');
    expect(foot.getByRole('link', { name: '0800 654 655' }).getAttribute('href')).toBe('tel:0800654655');
  });

  it.each([
    ['VIP Levels', '/vip-levels'],
    ['VIP Club', '/vip-club'],
    ['Weekly Cashback', '/weekly-cashback'],
    ['About Us', '/support/about-us'],
  ])('SHELL-45 links %s at %s', async (name, path) => {
    const { address } = renderLayout();
    await userEvent.click((await footer()).getByRole('link', { name }));
    expect(address()).toBe(path);
  });

  it('CONF-21 links to the networks that the settings name, and to none when they name none', async () => {
    const url = 'https://instagram.example/operator';
    const { unmount } = renderLayout({ site: { socialLinks: [{ network: 'instagram', url }] } });
    const social = within((await footer()).getByRole('list', { name: 'Social media' }));
    expect(social.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([url]);
    unmount();
    renderLayout({ site: { socialLinks: [] } });
    expect((await footer()).queryByRole('list', { name: 'Social media' })).toBeNull();
  });

  it.each([
    ['Sportsbook', '/sportsbook'],
    ['Sports Betting History', '/personal-center?tab=betting-history&type=sports'],
    ['About deposit limits', '/support/responsible-gambling'],
  ])('leads with %s to what it says', async (name, path) => {
    const { address } = renderLayout();
    await userEvent.click((await footer()).getByRole('link', { name }));
    expect(address()).toBe(path);
  });

  it('shows no partners when they cannot be had', async () => {
    renderLayout({ answers: { GameProviders: () => ({ gameSubCategories: [] }) } });
    expect((await footer()).queryByRole('list', { name: 'Partners' })).toBeNull();
  });
});
