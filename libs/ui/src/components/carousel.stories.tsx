import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../illustrations/illustration.tsx';
import { Carousel } from './carousel.tsx';
import { EmptyState } from './empty-state.tsx';

const slides = ['Welcome Wing', 'Weekend Reload', 'Second Helping'].map((title) => ({
  id: title,
  content: <EmptyState title={title} spot="rays" />,
}));

const meta: Meta<typeof Carousel> = { component: Carousel, args: { label: 'Promotions', slides } };

export default meta;

type Story = StoryObj<typeof Carousel>;

export const Several: Story = {};

export const Held: Story = { args: { held: true } };

export const One: Story = {
  args: { slides: [{ id: 'rays', content: <Illustration name="rays" size="art" alt="Rays" /> }] },
};
