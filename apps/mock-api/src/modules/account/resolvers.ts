import { tokenLifetime } from '@magpie/domain/session';
import type { MutationResolvers, QueryResolvers, Resolvers } from '#__generated__/main.ts';
import type { Context } from '#platform/graphql/index.ts';
import { logMail } from '#platform/logging/index.ts';
import type { Mail } from '#platform/mailbox/index.ts';
import { siteSettings } from '../config/index.ts';
import { startSession } from '../session/index.ts';
import { countCodeOf } from './codes.ts';
import type { CodeOrigin } from './codes.ts';
import { stateOf } from './locations.ts';
import { memberResolvers } from './member-resolvers.ts';
import { changePassword, confirmReset, createReset, verifyReset } from './password.ts';
import { updateProfile } from './profile.ts';
import { sendRegistrationEmail, sendSms, verifySms } from './send-codes.ts';
import { signUp } from './sign-up.ts';
import { memberRow } from './store/index.ts';
import { sendTelegramCode, telegramMember, telegramSignUp } from './telegram.ts';

/**
 * Sends a code, if the caller has not had too many sent, and shows it in the log, the one place beside the mailbox where
 * it can be read (API-16).
 */
async function sending(context: Context, send: (origin: CodeOrigin) => Promise<Mail | null>): Promise<true> {
  await countCodeOf(context);
  const { world, network, logger, services } = context;
  const mail = await send({ network, secret: services.settings.jwtSecret });
  if (mail !== null) logMail({ logger, settings: services.settings }, world.id, mail);
  return true;
}

const queries: QueryResolvers = {
  me: async (_parent, _args, { world, requireMember }) => ({
    row: await memberRow(world.db, requireMember().id),
  }),
  fetchLocation: (_parent, _args, { world }) => {
    const country = siteSettings(world).detectedCountry;
    return { country, state: stateOf(country) };
  },
};

const codes: MutationResolvers = {
  sendEmailVerificationCode: async (_parent, { email }, context) =>
    sending(context, (origin) => sendRegistrationEmail(context.world, email, origin)),
  sendSmsOtpCode: async (_parent, { mobileNumber }, context) =>
    sending(context, (origin) =>
      sendSms(context.world, mobileNumber, { memberId: context.member?.id ?? null, ...origin }),
    ),
  verifySmsOtpCode: (_parent, typed, context) => verifySms(context.world, typed, context),
  sendTelegramOtp: async (_parent, { mobileNumber }, context) =>
    sending(context, (origin) => sendTelegramCode(context.world, mobileNumber, origin)),
};

const passwords: MutationResolvers = {
  updatePassword: async (_parent, { oldPassword, newPassword }, { world, requireMember }) => {
    await changePassword(world, requireMember(), oldPassword, newPassword);
    return true;
  },
  createPasswordReset: (_parent, { input }, context) =>
    sending(context, (origin) => createReset(context.world, input.email, origin)),
  verifyPasswordReset: async (_parent, { input: { email, verificationCode: code } }, { world, network }) => {
    await verifyReset(world, { email, code, network });
    return true;
  },
  confirmPasswordReset: async (_parent, { input }, { world, network }) => {
    const { email, verificationCode: code } = input;
    await confirmReset(world, { email, code, network }, input.newPassword);
    return true;
  },
};

function tokensOf(context: Context, memberId: string) {
  const { world, services, channel, userAgent } = context;
  const start = { memberId, channel, userAgent, ttlSeconds: tokenLifetime };
  return startSession(world, services.settings.jwtSecret, start);
}

const accounts: MutationResolvers = {
  updateMe: async (_parent, { input }, { world, requireMember }) => ({
    row: await updateProfile(world, requireMember(), input),
  }),
  signUpWithEmail: (_parent, { input }, context) => signUp(context.world, input, context),
  createMemberV2: (_parent, { input, captcha }, context) =>
    signUp(context.world, { ...input, captcha }, context),
  telegramSignIn: async (_parent, { input }, context) =>
    tokensOf(context, await telegramMember(context.world, input, context.network)),
  telegramSignUp: async (_parent, { input }, context) =>
    tokensOf(context, await telegramSignUp(context.world, input, context)),
};

export const accountResolvers: Resolvers = {
  Query: queries,
  Mutation: { ...codes, ...passwords, ...accounts },
  ...memberResolvers,
};
