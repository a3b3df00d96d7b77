import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember, inGrid } from '#testing/for-stories.tsx';
import { aud } from '#testing/sample-promos.ts';
import { TournamentCard } from './tournament-card.tsx';
import type { Tournament } from './use-tournaments.ts';

const tournament: Tournament = {
  id: 'bay',
  name: 'Spin Round the Bay',
  description: 'A week of pokies. The highest total of bets wins.',
  terms: '<p>Every stake counts.</p>',
  type: 'TOTAL_BETS',
  active: true,
  validFrom: '2026-11-18T01:00:00Z',
  expiresAt: '2096-11-25T01:00:00Z',
  payoutMode: 'AUTO',
  currency: aud,
  gameProviders: [],
  rewards: [
    { rank: 1, prize: '1000.00' },
    { rank: 2, prize: '500.00' },
  ],
  leaderboard: [
    { rank: 1, username: 'kevin', score: '1900.00', own: false },
    { rank: 2, username: 'mia', score: '300.00', own: true },
    { rank: 3, username: 'anna', score: '280.00', own: false },
  ],
  ownPlace: { rank: 2, score: '300.00', toNext: '1600.00' },
};

const meta: Meta<typeof TournamentCard> = {
  component: TournamentCard,
  args: { tournament },
  decorators: [inGrid, forMember()],
};

export default meta;

type Story = StoryObj<typeof TournamentCard>;

export const Running: Story = {};

export const NobodyScored: Story = {
  args: { tournament: { ...tournament, leaderboard: [], ownPlace: null } },
};

export const Coming: Story = {
  args: {
    tournament: { ...tournament, validFrom: '2096-11-18T01:00:00Z', leaderboard: [], ownPlace: null },
  },
};

export const Ended: Story = { args: { tournament: { ...tournament, expiresAt: '2026-11-20T01:00:00Z' } } };
