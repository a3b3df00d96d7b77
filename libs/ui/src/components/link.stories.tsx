import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.tsx';

const meta: Meta<typeof Link> = {
  component: Link,
  args: { href: '#terms', children: 'Terms and conditions' },
};

export default meta;

type Story = StoryObj<typeof Link>;

export const Address: Story = {};

export const Press: Story = {
  args: { asChild: true, children: <button type="button">Send the code again</button> },
};
