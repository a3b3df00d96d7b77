import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { LateAddress } from './late-address.ts';

function Shown() {
  const { pathname, hash } = useLocation();
  return <p>{`at ${pathname}${hash}`}</p>;
}

/** Someone goes elsewhere in the middle of the drawing, as between two of its steps. */
function SentElsewhere({ to }: { readonly to: string }) {
  if (window.location.hash !== to) window.history.pushState(null, '', `/${to}`);
  return null;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

it('goes to the address that was asked for while the app was being drawn', async () => {
  render(
    <BrowserRouter>
      <LateAddress />
      <SentElsewhere to="#sign-in" />
      <Shown />
    </BrowserRouter>,
  );
  await screen.findByText('at /#sign-in');
});

it('tells nobody of an address that the app was drawn for', () => {
  let told = 0;
  const count = () => (told += 1);
  window.addEventListener('popstate', count);
  render(
    <BrowserRouter>
      <LateAddress />
      <Shown />
    </BrowserRouter>,
  );
  window.removeEventListener('popstate', count);
  screen.getByText('at /');
  expect(told).toBe(0);
});
