interface Cache {
  readonly sheet: { ctr: number; insert: (rule: string) => void };
}

const known = new WeakSet<Cache>();

/**
 * Lets new styles come in a sheet of their own, one for each frame. Chromium takes a sheet with layers that grows for a new
 * one: it styles all that the sheet is about anew, doubts all fonts and lays out the whole page.
 */
export function sheetAFrame(cache: Cache): void {
  if (known.has(cache)) return;
  known.add(cache);
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // With none counted it begins another.
      sheet.ctr = 0;
      requestAnimationFrame(() => {
        isOpen = false;
      });
    }
    insert(rule);
  };
}
