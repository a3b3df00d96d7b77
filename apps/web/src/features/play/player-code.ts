let coming: Promise<unknown> = Promise.resolve();

/** Keeps what becomes of the player's code, and hands it on. */
export function comingPlayer<T>(code: Promise<T>): Promise<T> {
  coming = code;
  return code;
}

/** Rejects when the player's code could not be had: a launched game would show nowhere. */
export const havePlayer = (): Promise<unknown> => coming;
