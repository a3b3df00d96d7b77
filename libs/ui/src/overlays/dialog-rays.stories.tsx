import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../illustrations/illustration.tsx';
import { DialogRays } from './dialog-art.tsx';

const meta: Meta<typeof DialogRays> = {
  component: DialogRays,
  args: { children: <Illustration name="jackpot-southern-cross" size="prize" /> },
};

export default meta;

export const WithMark: StoryObj<typeof DialogRays> = {};
