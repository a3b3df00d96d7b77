import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { paths, supportPages, type SupportPage as SupportKey } from '#shared/navigation/index.ts';
import { SideBySide } from '#shared/page/index.ts';
import { TextPage } from './text-page.tsx';
import { isSupportPage } from './text/keys.ts';

const Columns = chakra(SideBySide, {
  base: {
    gridTemplateColumns: { lg: 'minmax(0, 1fr) {sizes.60}' },
    gap: { base: '8', lg: '12' },
  },
});
const Menu = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '24',
    '& ul': { display: 'grid', gap: '0.5' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: '11',
      px: '3',
      borderRadius: 'md',
      color: 'fg.muted',
      fontWeight: '550',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
    '& a[aria-current=page]': { layerStyle: 'counterchange' },
  },
});

const names: Readonly<Record<SupportKey, string>> = {
  'contact-us': 'Contact Us',
  'help-centre': 'Help Centre',
  'responsible-gambling': 'Responsible Gambling',
  'about-us': 'About Us',
  'privacy-policy': 'Privacy Policy',
  'terms-and-conditions': 'Terms and Conditions',
  'aml-policy': 'AML Policy',
  'kyc-policy': 'KYC Policy',
};

export interface SupportPageProps {
  readonly notFound: ReactNode;
}

/** '/support/{page}': one of the eight support and policy pages, with the way to the others (SHELL-07). */
export function SupportPage({ notFound }: SupportPageProps): JSX.Element {
  const { page = '' } = useParams();
  if (!isSupportPage(page)) return <>{notFound}</>;
  return (
    <Columns>
      <TextPage key={page} text={page} />
      <Menu aria-label="Support pages" data-no-print="">
        <ul>
          {supportPages.map((key) => (
            <li key={key}>
              <NavLink to={paths.support(key)}>{names[key]}</NavLink>
            </li>
          ))}
        </ul>
      </Menu>
    </Columns>
  );
}
