import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Kept } from '../testing/kept.tsx';
import { PhoneInput } from './phone-input.tsx';

const meta: Meta<typeof PhoneInput> = {
  component: PhoneInput,
  args: {
    label: 'Mobile number',
    value: '',
    country: 'AU',
    countries: [
      { code: 'AU', name: 'Australia', callingCode: '+61' },
      { code: 'NZ', name: 'New Zealand', callingCode: '+64' },
    ],
    onCountriesRetry: fn(),
  },
  render: (args) => (
    <Kept start={args.country}>
      {(country, keepCountry) => (
        <Kept start={args.value}>
          {(value, keep) => (
            <PhoneInput
              {...args}
              value={value}
              onValueChange={keep}
              country={country}
              onCountryChange={keepCountry}
            />
          )}
        </Kept>
      )}
    </Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof PhoneInput>;

const openList: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Country code/ }));
};

export const Empty: Story = {};

export const Filled: Story = { args: { value: '412 345 678' } };

export const ListOpen: Story = { play: openList };

export const ListLoading: Story = { args: { countries: [], countriesState: 'loading' }, play: openList };

export const ListFailed: Story = { args: { countries: [], countriesState: 'failed' }, play: openList };

export const WithProblem: Story = { args: { value: '41', error: 'This number is too short.' } };

export const Disabled: Story = { args: { value: '412 345 678', disabled: true } };
