/** Hands a text to the browser to be kept as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address over by the next task, and not always before.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 0);
}
