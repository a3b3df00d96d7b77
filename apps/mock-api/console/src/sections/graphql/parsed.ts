/** The value that a JSON text stands for, or why it stands for none. */
export function parsed(text: string): { readonly value: unknown; readonly problem?: string } {
  if (text.trim() === '') return { value: {} };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { value: {}, problem: error instanceof Error ? error.message : 'This is no JSON.' };
  }
}
