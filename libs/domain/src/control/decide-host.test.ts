import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideHost, hostReasons } from './index.ts';

it.each([
  'localhost:4000',
  'one.magpie.localhost:4200',
  '127.0.0.1:4000',
  '[::1]:4000',
  'platform:4000',
  'host.docker.internal:4000',
  'Casino.Example.com',
  '',
])('the control plane answers as %j', (host) => {
  expect(decideHost(host, ['casino.example.com']).allowed).toBe(true);
});

it.each([
  'evil.example',
  'localhost.evil.example:4000',
  '127.0.0.1.evil.example',
  'casino.example.com.evil.example',
])('the control plane does not answer as %j', (host) => {
  const decision = decideHost(host, ['casino.example.com']);
  expect(decisionText(hostReasons, decision)).toBe(
    `The control plane is not reached as '${host.replace(':4000', '')}'; set PUBLIC_URL to the address under which it is.`,
  );
});
