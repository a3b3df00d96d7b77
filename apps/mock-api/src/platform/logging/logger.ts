import type { DestinationStream, Logger } from 'pino';
import { pino, stdSerializers } from 'pino';
import type { LogLevel } from '../settings.ts';

export type { Logger } from 'pino';

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'code',
  'verificationCode',
  'otpCode',
  'token',
  'access',
  'refresh',
  'secret',
  'jwtSecret',
  'drawSeed',
  'captcha',
];

const SECRET_HOLDERS = ['', '*.', '*.*.'];

/**
 * Makes the platform's log: one JSON line per event, with the world, operation and answer code of a request.
 * Tokens, passwords and one-time codes are blacked out by the name of their key; an answer's code is therefore
 * logged as `answer`. The mailbox line of API-16 is the one place where a one-time code is meant to be read.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'mock-api' },
    // By itself it writes an error under 'err' only, and of any other one nothing that says what it is.
    serializers: { error: stdSerializers.err },
    redact: {
      paths: SECRET_HOLDERS.flatMap((holder) => SECRET_KEYS.map((key) => `${holder}${key}`)),
      censor: '[removed]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
