export const levelArt = (level: number, locked = false): string =>
  `/art/levels/${String(level)}-${locked ? 'locked' : 'earned'}.svg`;
