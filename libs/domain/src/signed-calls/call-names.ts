/** How another server names what is its own in a call, such as a transaction, and what it is told of another name. */
export const callNames = {
  pattern: /^[\w.:-]{1,64}$/,
  problem: 'must be 1 to 64 letters, digits, dots, colons, hyphens or underscores',
};
