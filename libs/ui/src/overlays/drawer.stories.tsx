import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Logo } from '../brand/logo.tsx';
import { Text } from '../components/text.tsx';
import { Drawer } from './drawer.tsx';

const meta: Meta<typeof Drawer> = {
  component: Drawer,
  args: { open: true, label: 'Main menu', children: <Text>Promotions</Text>, onClose: fn() },
};

export default meta;

type Story = StoryObj<typeof Drawer>;

export const WithLogo: Story = { args: { header: <Logo brand="magpie" /> } };

export const Bare: Story = {};
