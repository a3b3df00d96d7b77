import { tokenLifetime } from '@magpie/domain/session';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../__generated__/main.ts';
import type { Context } from '../../platform/graphql/index.ts';
import { logMail } from '../../platform/logging/index.ts';
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

/** Shows a code that was sent in the log, the one place beside the mailbox where it can be read (API-16). */
function sent({ world, logger, services }: Context, mail: Mail): true {
  logMail({ logger, settings: services.settings }, world.id, mail);
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
    sent(context, await sendRegistrationEmail(context.world, email)),
  sendSmsOtpCode: async (_parent, { mobileNumber }, context) =>
    sent(context, await sendSms(context.world, mobileNumber, context.member?.id ?? null)),
  verifySmsOtpCode: (_parent, typed, { world, member }) => verifySms(world, typed, member?.id ?? null),
  sendTelegramOtp: async (_parent, { mobileNumber }, context) =>
    sent(context, await sendTelegramCode(context.world, mobileNumber)),
};

const passwords: MutationResolvers = {
  updatePassword: async (_parent, { oldPassword, newPassword }, { world, requireMember }) => {
    await changePassword(world, requireMember().id, oldPassword, newPassword);
    return true;
  },
  createPasswordReset: async (_parent, { input }, context) => {
    const mail = await createReset(context.world, input.email);
    return mail === null || sent(context, mail);
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
  createMemberV2: (_parent, { input, captcha }, { world, brand }) =>
    signUp(world, { ...input, captcha }, brand),
  telegramSignIn: async (_parent, { input }, context) =>
    tokensOf(context, await telegramMember(context.world, input.mobileNumber, input.code)),
  telegramSignUp: async (_parent, { input }, context) =>
    tokensOf(context, await telegramSignUp(context.world, input, context.brand)),
};

/** The account area of the main endpoint. */
export const accountResolvers: Resolvers = {
  Query: queries,
  Mutation: { ...codes, ...passwords, ...accounts },
  ...memberResolvers,
};
