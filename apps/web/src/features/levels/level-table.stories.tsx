import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelTable } from './level-table.tsx';

const names = ['Wren', 'Finch', 'Robin', 'Kestrel', 'Falcon', 'Magpie'];

const tiers = names.map((name, level) => ({
  ...{ level, name, max: level === names.length - 1 },
  xpRequired: level * 2_500,
  bonusFunds: level * 10,
  cashbackPercentage: level,
}));

const meta: Meta<typeof LevelTable> = { component: LevelTable, args: { tiers, own: 3 } };

export default meta;

type Story = StoryObj<typeof LevelTable>;

export const OwnLevel: Story = {};

export const ForVisitor: Story = { args: { own: undefined } };

export const Loading: Story = { args: { tiers: undefined } };
