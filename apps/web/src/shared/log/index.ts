/** Notes something for whoever looks into the browser's console; a person using the product sees nothing of it. */
export function logNote(what: string, detail: unknown): void {
  console.info(what, detail);
}
