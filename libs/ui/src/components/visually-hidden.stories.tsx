import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  component: VisuallyHidden,
  args: { children: ' about Welcome Wing' },
  render: (args) => (
    <Text>
      Read More
      <VisuallyHidden {...args} />
    </Text>
  ),
};

export default meta;

export const BesideText: StoryObj<typeof VisuallyHidden> = {};
