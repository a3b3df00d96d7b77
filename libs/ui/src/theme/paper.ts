/** The colours of what is printed, which no brand and no theme changes. */
export const paper = { ground: '#fff', text: '#000', line: '#999' };
