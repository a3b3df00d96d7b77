/** Whether what was made then is older by now than it may be; all in ms. */
export const isOverAge = (madeAt: number, now: number, oldest: number): boolean => now - madeAt > oldest;
