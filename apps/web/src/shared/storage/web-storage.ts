/** Texts kept by the browser under names. A browser that refuses storage keeps nothing and nothing fails. */
export interface TextStorage {
  /** The text kept under the key, or `null`. */
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

function storageOf(area: () => Storage): TextStorage {
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(area());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, text) => {
      attempt((storage) => {
        storage.setItem(key, text);
      });
    },
    remove: (key) => {
      attempt((storage) => {
        storage.removeItem(key);
      });
    },
  };
}

/** What every tab of the browser shares and keeps. */
export const localStore: TextStorage = storageOf(() => localStorage);

/** What one tab keeps, over a reload too. */
export const tabStore: TextStorage = storageOf(() => sessionStorage);

/** Reads a kept JSON value, or `null` when there is none or it does not have the expected shape. */
export function readJson<T>(
  storage: TextStorage,
  key: string,
  isExpected: (value: unknown) => value is T,
): T | null {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isExpected(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeJson(storage: TextStorage, key: string, value: unknown): void {
  storage.write(key, JSON.stringify(value));
}
