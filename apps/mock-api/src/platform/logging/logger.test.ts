import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { logMail } from './mail.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

const mail = {
  id: 'mail_1',
  kind: 'SMS',
  to: '+61400000001',
  subject: null,
  body: 'Your code is 482913.',
  code: '482913',
  sentAt: new Date('2026-01-05T02:00:00Z'),
} as const;

describe('the log', () => {
  it('blacks out tokens, passwords and codes wherever they stand', () => {
    const text = logged((logger) => {
      logger.info(
        { password: 's1', headers: { authorization: 's2' }, input: { user: { otpCode: 's3' } } },
        'call',
      );
      logger.info(
        { code: 's4', access: 's5', answer: { refresh: 's6' }, newPassword: 's7', token: 's8' },
        'call',
      );
      logger.child({ captcha: 's9' }).info('call');
    });
    expect(text).not.toMatch(/s\d"/);
    expect(text.match(/\[removed\]/g)).toHaveLength(9);
  });

  it.each(['err', 'error'])('OPS-08 says what went wrong, whichever name it has: %s', (name) => {
    const text = logged((logger) => {
      logger.error({ [name]: new Error('The pool is empty.') }, 'due job failed');
    });
    expect(JSON.parse(text)).toMatchObject({ [name]: { message: 'The pool is empty.' } });
  });

  it('shows a code that was sent, on a line of its own', () => {
    const settings = { production: false, control: false };
    const text = logged((logger) => {
      logMail({ logger, settings }, 'w1', mail);
    });
    expect(JSON.parse(text)).toMatchObject({ world: 'w1', to: '+61400000001', oneTimeCode: '482913' });
  });

  it('shows no code where real people log in', () => {
    const settings = { production: true, control: false };
    expect(
      logged((logger) => {
        logMail({ logger, settings }, 'w1', mail);
      }),
    ).toBe('');
  });
});
