import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, eachInFreshBrowser, field, home, replace } from '../testing/profile-platform.tsx';
import { openDetails as open } from '../testing/open-details.tsx';

const save = () => button('Save changes');

eachInFreshBrowser();

describe('bad input', () => {
  const named = { firstName: null, lastName: null, dateOfBirth: null, nameUpdateRequired: true };

  it.each([
    ['First name', '<script>alert(1)</script>', /^First name may hold only letters/],
    ['Last name', '🦜', /^Last name may hold only letters/],
    ['First name', 'ü'.repeat(10_000), /^First name can have at most 100 characters\.$/],
    ['Street', 'a'.repeat(10_000), /^Street can have at most 200 characters\.$/],
    ['Postcode', '2'.repeat(10_000), /^Postcode can have at most 20 characters\.$/],
    ['Suburb or town', '<img src=x>', /^Suburb or town may hold only letters, digits, commas and spaces\.$/],
    ['State', 'a'.repeat(10_000), /^State can have at most 100 characters\.$/],
    ['Date of birth', '11/22/2008', /^You must be at least 18 years old\.$/],
    ['Date of birth', '11/22', /^Date of birth must be a full date, MM\/DD\/YYYY\.$/],
  ])('gets its message at the field and is kept: %s %.12s', async (label, text, message) => {
    const { user, fake } = await open(named);
    await replace(user, label, text);
    await user.tab();
    const problem = await screen.findByText(message);
    expect(field(label).getAttribute('aria-describedby')).toBe(problem.id);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(field(label).value).toBe(text);
    expect(save().disabled).toBe(true);
    expect(fake.variablesOf('UpdateMe')).toEqual([]);
  });

  it('of 10,000 characters is cut to a number and a date by their fields', async () => {
    const { user } = await open(named);
    await replace(user, 'Mobile number', '4'.repeat(10_000));
    await replace(user, 'Date of birth', '1'.repeat(10_000));
    expect(field('Mobile number').value).toBe('4'.repeat(20));
    expect(field('Date of birth').value).toBe('11/11/1111');
  });

  it('that is stored already is told at once, because it keeps the form from being saved', async () => {
    await open({ address: { ...home, street: '14/2 Banksia Street' } });
    expect(
      await screen.findByText('Street may hold only letters, digits, commas and spaces.'),
    ).toBeInstanceOf(HTMLElement);
  });
});
