import { chakra } from '@chakra-ui/react';
import { Link as UiLink } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { casinoAddress, casinoEntries, useGameTypes } from '#features/games/index.ts';
import { paths } from '#shared/navigation/index.ts';

const Columns = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
    rowGap: { base: '7', md: '6' },
    columnGap: { base: '5', md: '6' },
    '& h2': { fontSize: 'label', lineHeight: 'label', fontWeight: '650' },
    '& ul': { mt: '2.5' },
    // The lines of a casino of the usual size, so that nothing below moves when its types arrive.
    '& ul[data-waits]': { minH: { base: 'calc(8 * {sizes.11})', md: 'calc(8 * {sizes.7})' } },
    '& li > a': {
      display: 'flex',
      alignItems: 'center',
      py: '1',
      minH: { base: '11', md: '0' },
      fontSize: 'label',
      lineHeight: 'label',
    },
  },
});

interface FooterLink {
  readonly label: string;
  readonly to: string;
}

interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

const fixedColumns: readonly FooterColumn[] = [
  {
    title: 'Sports',
    links: [
      { label: 'Sportsbook', to: paths.sportsbook },
      { label: 'Sports Betting History', to: paths.personalCenter('betting-history', { type: 'sports' }) },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Promotions', to: paths.promotions },
      { label: 'Cashbacks', to: paths.cashbacks },
      { label: 'Tournament', to: paths.tournament },
      { label: 'Jackpot', to: paths.jackpot },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Contact Us', to: paths.support('contact-us') },
      { label: 'Help Centre', to: paths.support('help-centre') },
      { label: 'Responsible Gambling', to: paths.support('responsible-gambling') },
      { label: 'About Us', to: paths.support('about-us') },
    ],
  },
  {
    title: 'Information',
    links: [
      { label: 'VIP Levels', to: paths.vipLevels },
      { label: 'VIP Club', to: paths.vipClub },
      { label: 'Weekly Cashback', to: paths.weeklyCashback },
      { label: 'Terms and Conditions', to: paths.support('terms-and-conditions') },
      { label: 'Privacy Policy', to: paths.support('privacy-policy') },
      { label: 'AML Policy', to: paths.support('aml-policy') },
      { label: 'KYC Policy', to: paths.support('kyc-policy') },
    ],
  },
];

function Column({ title, links, waits }: FooterColumn & { readonly waits?: boolean }): JSX.Element {
  return (
    <div>
      <h2>{title}</h2>
      <ul aria-label={title} data-waits={waits ? '' : undefined}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <UiLink asChild variant="plain">
              <Link to={to}>{label}</Link>
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The five columns of links (SHELL-33); those of the casino follow the configured types. */
export function FooterColumns(): JSX.Element {
  const { types, failed } = useGameTypes();
  const casino = casinoEntries(types ?? []).map((entry) => ({
    label: entry.label,
    to: casinoAddress(entry),
  }));
  return (
    <Columns aria-label="Footer">
      <Column title="Casino" links={casino} waits={types === null && !failed} />
      {fixedColumns.map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </Columns>
  );
}
