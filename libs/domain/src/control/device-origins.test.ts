import { expect, it } from 'vitest';
import { deviceOrigins } from './device-origins.ts';

it('gives each device of a web app on this machine a host of its own, all of one site', () => {
  expect(deviceOrigins('http://localhost:4200', '4000')).toEqual({
    console: 'http://magpie.localhost:4000',
    web: ['http://one.magpie.localhost:4200', 'http://two.magpie.localhost:4200'],
  });
  expect(deviceOrigins('http://127.0.0.1', '4000')?.web).toEqual([
    'http://one.magpie.localhost',
    'http://two.magpie.localhost',
  ]);
});

it.each(['https://localhost:4200', 'https://magpie.example', 'http://192.168.1.5:4200'])(
  'has no devices for %s, which has one host only',
  (origin) => {
    expect(deviceOrigins(origin, '4000')).toBeNull();
  },
);
