import { decideSignUp, signUpReasons } from '@magpie/domain/sign-up';
import type { SignUpFacts, SignUpPlan } from '@magpie/domain/sign-up';
import { checkCode, useUpCodes } from '#platform/auth/index.ts';
import { Refusal, refusalOf } from '#platform/graphql/index.ts';
import type { CodePurpose } from '#platform/store/tables/session.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { acceptsCaptcha } from './captcha.ts';
import { memberByEmail, memberByMobile } from './store/index.ts';

export type TypedSignUp = Omit<
  SignUpFacts,
  'captchaAccepted' | 'emailCode' | 'mobileCode' | 'emailTaken' | 'mobileTaken'
>;

export interface Proofs {
  readonly captcha: string;
  /** Null where no code is asked for. */
  readonly emailCode: string | null;
  readonly mobileCode: string;
  readonly mobilePurposes: readonly CodePurpose[];
  readonly network: string;
}

const unknown = {
  captchaAccepted: null,
  emailCode: null,
  mobileCode: null,
  emailTaken: null,
  mobileTaken: null,
} as const;

type Look = (unit: Unit, plan: SignUpPlan, proofs: Proofs) => Promise<Partial<SignUpFacts>>;

const captcha: Look = async (unit, _plan, proofs) => ({
  captchaAccepted: await acceptsCaptcha(unit, proofs.captcha),
});

const emailCode: Look = async (unit, { email: address }, { emailCode: code, network }) => {
  if (address === null || code === null) return {};
  return { emailCode: await checkCode(unit, { purposes: ['REGISTER_EMAIL'], address, code, network }) };
};

const mobileCode: Look = async (unit, { mobileNumber: address }, proofs) => {
  const { mobilePurposes: purposes, mobileCode: code, network } = proofs;
  return { mobileCode: await checkCode(unit, { purposes, address, code, network }) };
};

const holders = async (unit: Unit, { email, mobileNumber }: SignUpPlan): Promise<Partial<SignUpFacts>> => ({
  emailTaken: email !== null && (await memberByEmail(unit.db, email)) !== undefined,
  mobileTaken: (await memberByMobile(unit.db, mobileNumber)) !== undefined,
});

const looks: readonly Look[] = [captcha, emailCode, mobileCode, holders];

function decided(facts: SignUpFacts): SignUpPlan | Refusal {
  const decision = decideSignUp(facts);
  return decision.allowed ? decision.plan : refusalOf(signUpReasons, decision);
}

/** Who would be signed up by what was typed. @throws Refusal BAD_USER_INPUT */
export function readSignUp(typed: TypedSignUp): SignUpPlan {
  const plan = decided({ ...typed, ...unknown });
  if (plan instanceof Refusal) throw plan;
  return plan;
}

/** Uses up the codes of a person who may sign up; otherwise answers why they may not. */
export async function checkSignUp(
  unit: Unit,
  typed: TypedSignUp,
  proofs: Proofs,
): Promise<SignUpPlan | Refusal> {
  const plan = readSignUp(typed);
  let facts: SignUpFacts = { ...typed, ...unknown };
  for (const look of looks) {
    facts = { ...facts, ...(await look(unit, plan, proofs)) };
    const outcome = decided(facts);
    if (outcome instanceof Refusal) return outcome;
  }
  if (plan.email !== null) await useUpCodes(unit, ['REGISTER_EMAIL'], plan.email);
  await useUpCodes(unit, proofs.mobilePurposes, plan.mobileNumber);
  return plan;
}

/** Who is signed up although time has passed since the checks: somebody may have taken the address or the number. */
export async function recheckSignUp(
  unit: Unit,
  typed: TypedSignUp,
  plan: SignUpPlan,
): Promise<SignUpPlan | Refusal> {
  const taken = await holders(unit, plan);
  return decided({ ...typed, ...unknown, ...taken });
}
