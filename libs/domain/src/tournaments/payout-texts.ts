/** How the prizes of a tournament reach their winners (TOUR-10). */
export const payoutTexts = {
  AUTO: 'Prizes are paid to your cash as soon as the tournament is over.',
  MANUAL: 'Prizes are paid to your cash once we have checked the final standings.',
} as const;
