/** A state of the contract as words: 'ON_HOLD' gives 'On hold'. */
export function stateWords(state: string): string {
  const words = state.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
