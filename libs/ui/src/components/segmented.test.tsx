import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Kept } from '../testing/kept.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Segmented } from './segmented.tsx';

const options = [
  { value: 'ALL', label: 'All' },
  { value: 'FIAT', label: 'Fiat' },
  { value: 'CRYPTO', label: 'Crypto' },
] as const;

type Choice = (typeof options)[number]['value'];

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

describe('Segmented', () => {
  const two = () =>
    renderUi(
      <>
        {['Shown', 'Paid in'].map((label) => (
          <Kept<Choice> key={label} start="ALL">
            {(value, keep) => <Segmented label={label} options={options} value={value} onChange={keep} />}
          </Kept>
        ))}
      </>,
    );
  const single = () =>
    renderUi(
      <>
        <Kept<Choice> start="FIAT">
          {(value, keep) => <Segmented label="Shown" options={options} value={value} onChange={keep} />}
        </Kept>
        <button type="button">After</button>
      </>,
    );

  it('is a group by its label, of which one is chosen', async () => {
    single();
    expect(screen.getByRole('radiogroup', { name: 'Shown' })).toBeDefined();
    expect(chosen()).toEqual(['FIAT']);
    await userEvent.click(screen.getByText('Crypto'));
    expect(chosen()).toEqual(['CRYPTO']);
  });

  it('is one stop for the keyboard, in which all four arrows choose, around the ends', async () => {
    single();
    await userEvent.tab();
    expect(document.activeElement).toBe(choice('Fiat'));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(choice('All'));
    expect(chosen()).toEqual(['ALL']);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toBe(choice('Fiat'));
    expect(chosen()).toEqual(['FIAT']);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });

  it('leaves another group as it is', async () => {
    two();
    await userEvent.click(screen.getAllByText('Crypto')[1] as HTMLElement);
    expect(chosen()).toEqual(['ALL', 'CRYPTO']);
  });
});
