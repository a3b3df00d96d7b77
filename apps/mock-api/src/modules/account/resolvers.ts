import { tokenLifetime } from '@magpie/domain/session';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../__generated__/main.ts';
import type { Context } from '../../platform/graphql/index.ts';
import type { Logger } from '../../platform/logging/index.ts';
import type { Mail } from '../../platform/mailbox/index.ts';
import { siteSettings } from '../config/index.ts';
import { startSession } from '../session/index.ts';
import { stateOf } from './locations.ts';
import { memberResolvers } from './member-resolvers.ts';
import { changePassword, confirmReset, createReset, verifyReset } from './password.ts';
import { updateProfile } from './profile.ts';
import { sendRegistrationEmail, sendSms, verifySms } from './send-codes.ts';
import { signUp } from './sign-up.ts';
import { memberRow } from './store.ts';
import { sendTelegramCode, telegramMember, telegramSignUp } from './telegram.ts';

/** Shows a sent message in the log, the one place beside the mailbox where a code can be read (API-16). */
function logMail(logger: Logger, mail: Mail): true {
  logger.info({ to: mail.to, kind: mail.kind }, `mailbox: ${mail.kind} to ${mail.to}: ${mail.body}`);
  return true;
}

const queries: QueryResolvers = {
  me: async (_parent, _args, { world, requireMember }) => ({ row: await memberRow(world.db, requireMember().id) }),
  fetchLocation: (_parent, _args, { world }) => {
    const country = siteSettings(world).detectedCountry;
    return { country, state: stateOf(country) };
  },
};

const codes: MutationResolvers = {
  sendEmailVerificationCode: async (_parent, { email }, { world, logger }) => {
    return logMail(logger, await sendRegistrationEmail(world, email));
  },
  sendSmsOtpCode: async (_parent, { mobileNumber }, { world, member, logger }) => {
    return logMail(logger, await sendSms(world, mobileNumber, member?.id ?? null));
  },
  verifySmsOtpCode: (_parent, typed, { world, member }) => verifySms(world, typed, member?.id ?? null),
  sendTelegramOtp: async (_parent, { mobileNumber }, { world, logger }) => {
    return logMail(logger, await sendTelegramCode(world, mobileNumber));
  },
};

const passwords: MutationResolvers = {
  updatePassword: async (_parent, { oldPassword, newPassword }, { world, requireMember }) => {
    await changePassword(world, requireMember().id, oldPassword, newPassword);
    return true;
  },
  createPasswordReset: async (_parent, { input }, { world, logger }) => {
    const mail = await createReset(world, input.email);
    return mail === null || logMail(logger, mail);
  },
  verifyPasswordReset: async (_parent, { input }, { world }) => {
    await verifyReset(world, input.email, input.verificationCode);
    return true;
  },
  confirmPasswordReset: async (_parent, { input }, { world }) => {
    await confirmReset(world, input.email, input.verificationCode, input.newPassword);
    return true;
  },
};

function tokensOf(context: Context, memberId: string) {
  const { world, services, channel } = context;
  return startSession(world, services.settings.jwtSecret, { memberId, channel, ttlSeconds: tokenLifetime });
}

const accounts: MutationResolvers = {
  updateMe: async (_parent, { input }, { world, requireMember }) => ({
    row: await updateProfile(world, requireMember().id, input),
  }),
  signUpWithEmail: (_parent, { input }, { world, brand }) => signUp(world, input, brand),
  createMemberV2: (_parent, { input, captcha }, { world, brand }) => signUp(world, { ...input, captcha }, brand),
  telegramSignIn: async (_parent, { input }, context) =>
    tokensOf(context, await telegramMember(context.world, input.mobileNumber, input.code)),
  telegramSignUp: async (_parent, { input }, context) => tokensOf(context, await telegramSignUp(context.world, input)),
};

/** The account area of the main endpoint. */
export const accountResolvers: Resolvers = {
  Query: queries,
  Mutation: { ...codes, ...passwords, ...accounts },
  ...memberResolvers,
};
