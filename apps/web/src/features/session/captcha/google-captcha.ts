export interface GoogleCaptcha {
  ready(callback: () => void): void;
  execute(key: string, options: { readonly action: string }): Promise<string>;
}

const ADDRESS = 'https://www.google.com/recaptcha/api.js';
const LONGEST_WAIT_MS = 10_000;

let loading: Promise<GoogleCaptcha> | null = null;

function isGoogleCaptcha(value: unknown): value is GoogleCaptcha {
  return typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The captcha did not answer in time.'));
    }, LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function load(key: string): Promise<GoogleCaptcha> {
  const script = document.createElement('script');
  script.src = `${ADDRESS}?render=${encodeURIComponent(key)}`;
  script.async = true;
  const ready = new Promise<GoogleCaptcha>((resolve, reject) => {
    const fail = () => {
      reject(new Error('The captcha could not be loaded.'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const api: unknown = Reflect.get(window, 'grecaptcha');
      if (!isGoogleCaptcha(api)) {
        fail();
        return;
      }
      api.ready(() => {
        resolve(api);
      });
    });
  });
  document.head.append(script);
  try {
    return await inTime(ready);
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** Loads Google's script with the first token. Rejects without script, answer or token (AUTH-32). */
export async function googleCaptchaToken(key: string, action: string): Promise<string> {
  loading ??= load(key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const api = await loading;
  const token: unknown = await inTime(api.execute(key, { action }));
  if (typeof token !== 'string' || token === '') throw new Error('The captcha gave no token.');
  return token;
}
