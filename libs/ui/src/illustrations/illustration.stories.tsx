import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from './illustration.tsx';

const meta: Meta<typeof Illustration> = { component: Illustration, args: { name: 'inbox' } };

export default meta;

type Story = StoryObj<typeof Illustration>;

export const Inbox: Story = {};

export const Bets: Story = { args: { name: 'bets' } };

export const Failure: Story = { args: { name: 'error' } };

export const NoGames: Story = { args: { name: 'no-games' } };

export const NoPromos: Story = { args: { name: 'no-promos' } };

export const NotFound: Story = { args: { name: 'not-found', size: 'page', alt: '404' } };

export const Maintenance: Story = { args: { name: 'maintenance', size: 'art' } };

export const Rays: Story = { args: { name: 'rays', size: 'art' } };

export const HarbourLights: Story = { args: { name: 'jackpot-harbour-lights', size: 'prize' } };

export const LastLight: Story = { args: { name: 'jackpot-last-light', size: 'prize' } };

export const RedCentre: Story = { args: { name: 'jackpot-red-centre', size: 'prize' } };

export const SouthernCross: Story = { args: { name: 'jackpot-southern-cross', size: 'mark' } };
