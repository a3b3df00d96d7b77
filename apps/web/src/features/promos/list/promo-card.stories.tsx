import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember, inGrid } from '#testing/for-stories.tsx';
import { sampleLockIn, samplePromo } from '#testing/sample-promos.ts';
import { fn } from 'storybook/test';
import type { PromoView } from '../actions/promo-view.ts';
import { PromoCard } from './promo-card.tsx';

const promo = samplePromo('welcome', {
  name: 'Welcome Wing',
  description: '<p>We match your first deposit up to A$200.00.</p>',
  mainBannerImage: '/art/promos/welcome-hero.svg',
  subBannerImage: '/art/promos/welcome-card.svg',
});

const view: PromoView = {
  state: 'AVAILABLE',
  main: { action: 'DEPOSIT', block: null },
  lockIn: null,
  progress: null,
  isActive: false,
  waits: false,
};

const meta: Meta<typeof PromoCard> = {
  component: PromoCard,
  args: { promo, view, pending: false, actions: { perform: fn(), cancelLockIn: fn(), busy: false } },
  decorators: [inGrid, forMember()],
};

export default meta;

type Story = StoryObj<typeof PromoCard>;

export const Available: Story = {};

export const Pending: Story = { args: { pending: true } };

export const Enrolled: Story = { args: { view: { ...view, state: 'ENROLLED', main: null, isActive: true } } };

export const Waiting: Story = { args: { view: { ...view, state: 'WAITING', waits: true, main: null } } };

export const LockIn: Story = {
  args: {
    promo: { ...promo, lockInEnabled: true, lockInRequiredDeposit: '200.00' },
    view: { ...view, main: null, lockIn: { action: 'LOCK_IN', block: null } },
  },
};

export const LockedIn: Story = {
  args: { view: { ...view, state: 'IN_PROGRESS', progress: sampleLockIn('welcome') } },
};

export const NotEligible: Story = {
  args: {
    promo: { ...promo, levelRequirement: 5 },
    view: { ...view, state: 'LEVEL_LOCKED', main: null },
  },
};

export const UsedUp: Story = {
  args: { promo: { ...promo, maxUses: 3, promoUsed: 3 }, view: { ...view, state: 'MAXED_OUT', main: null } },
};

export const Ended: Story = {
  args: { promo: { ...promo, active: false }, view: { ...view, state: 'ENDED', main: null } },
};

export const ForVisitor: Story = {
  args: { view: { ...view, main: { action: 'SIGN_UP', block: null } } },
};
