import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameTile } from '../components/game-tile.tsx';
import { WindowedGrid } from './windowed-grid.tsx';

const meta: Meta<typeof WindowedGrid> = {
  component: WindowedGrid,
  args: {
    label: 'Games',
    count: 600,
    coming: 0,
    total: 600,
    columns: 4,
    item: (index) => <GameTile name={`Reef Raiders ${index + 1}`} provider="Tidewater" tone="#3a4466" />,
  },
};

export default meta;

type Story = StoryObj<typeof WindowedGrid>;

export const Many: Story = {};

export const MoreComing: Story = { args: { count: 6, coming: 6, total: 12 } };

export const Few: Story = { args: { count: 3, total: 3 } };
