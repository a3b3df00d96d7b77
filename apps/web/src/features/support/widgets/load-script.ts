/** Time between two looks at whether a script is ready, in ms (SUPPORT-03). */
export const POLL_MS = 100;

/** Time a script that has run may take to get ready, in ms; after that nobody looks any more. */
const TIMEOUT_MS = 30_000;

/**
 * Puts a script on the page and looks every 100 ms whether what it brings is ready (SUPPORT-03). The looking ends when it
 * is, when the script cannot be loaded, and when it has been there for 30 s without getting ready.
 * @param address of the script, absolute or on the site's own origin
 * @throws Error when it could not be loaded or did not get ready
 */
export function loadScript(address: string, ready: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearInterval(poll);
      clearTimeout(limit);
    };
    const fail = (reason: string) => () => {
      end();
      reject(new Error(`${address} ${reason}.`));
    };
    const poll = setInterval(() => {
      if (!ready()) return;
      end();
      resolve();
    }, POLL_MS);
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.addEventListener('error', fail('could not be loaded'));
    script.addEventListener('load', () => {
      limit = setTimeout(fail('did not get ready'), TIMEOUT_MS);
    });
    document.head.append(script);
  });
}
