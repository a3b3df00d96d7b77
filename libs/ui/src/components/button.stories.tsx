import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Deposit' } };

export default meta;

type Story = StoryObj<typeof Button>;

export const Outline: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Inverse: Story = { args: { variant: 'inverse', children: 'Save' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Not now' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel bonus' } };

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg', variant: 'primary' } };

export const Block: Story = { args: { block: true, variant: 'primary' } };

export const WithIcon: Story = { args: { variant: 'primary', icon: <Icon of={Plus} /> } };

export const Loading: Story = { args: { variant: 'primary', loading: true } };

export const Disabled: Story = { args: { variant: 'primary', disabled: true } };

export const AsLink: Story = { args: { asChild: true, children: <a href="#promotions">See promotions</a> } };
