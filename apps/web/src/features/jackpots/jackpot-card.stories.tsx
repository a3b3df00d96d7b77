import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember, inGrid } from '#testing/for-stories.tsx';
import { JackpotCard } from './jackpot-card.tsx';
import { sampleJackpot } from './testing.ts';

const jackpot = { ...sampleJackpot, ownTurnover: '100.00' };

const meta: Meta<typeof JackpotCard> = {
  component: JackpotCard,
  args: { jackpot },
  decorators: [inGrid, forMember()],
};

export default meta;

type Story = StoryObj<typeof JackpotCard>;

export const YouAreIn: Story = {};

export const NotYetIn: Story = { args: { jackpot: { ...jackpot, ownTurnover: '35.00' } } };

export const JustWon: Story = {
  args: { jackpot: { ...jackpot, pool: '1000.00', poolStatus: 'ACCUMULATING', ownTurnover: '0.00' } },
};

export const Closing: Story = { args: { jackpot: { ...jackpot, status: 'CLOSING' } } };

export const ForVisitor: Story = { args: { jackpot: { ...jackpot, ownTurnover: null } } };
