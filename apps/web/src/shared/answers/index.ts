/** Thrown for a call that the platform answered with false: it was not done, and no reason is known (AUTH-46). */
export class AnsweredFalse extends Error {
  override readonly name = 'AnsweredFalse';
}

export type BooleanCall = Promise<{ readonly data?: Readonly<Record<string, unknown>> | null | undefined }>;

export async function answersTrue(call: BooleanCall): Promise<boolean> {
  const { data } = await call;
  return Object.values(data ?? {}).includes(true);
}

/** Waits for an answer of true; false is a failure like any other (AUTH-46). Rejects like the call. */
export async function mustAnswerTrue(call: BooleanCall): Promise<void> {
  if (!(await answersTrue(call))) throw new AnsweredFalse('The platform answered false.');
}
