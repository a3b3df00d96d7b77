import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember } from '#testing/for-stories.tsx';
import { sampleGame } from '#testing/sample-catalogue.ts';
import { GameCards } from './game-cards.tsx';

const games = ['Moonlit Dingo', 'Wattle Fortune', 'Reef Raiders', 'Iron Outlaw'].map((name) => ({
  ...sampleGame(name),
  gameCategories: [],
}));

const meta: Meta<typeof GameCards> = {
  component: GameCards,
  args: { label: 'Games', games, exclusionOf: () => ({}) },
  decorators: [forMember()],
};

export default meta;

type Story = StoryObj<typeof GameCards>;

export const WithTools: Story = {};

export const Jackpots: Story = { args: { noteOf: () => ({ note: 'Jackpot' }) } };

export const NotInThePromo: Story = { args: { exclusionOf: () => ({ note: 'Bets from your cash only' }) } };

export const MoreComing: Story = { args: { skeletons: 4 } };

export const Loading: Story = { args: { games: [], skeletons: 8 } };
