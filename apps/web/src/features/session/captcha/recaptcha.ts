/** The part of Google's reCAPTCHA v3 that is used. */
export interface ReCaptcha {
  ready(callback: () => void): void;
  execute(key: string, options: { readonly action: string }): Promise<string>;
}

const ADDRESS = 'https://www.google.com/recaptcha/api.js';

let loading: Promise<ReCaptcha> | null = null;

function isReCaptcha(value: unknown): value is ReCaptcha {
  return typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value;
}

function load(key: string): Promise<ReCaptcha> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      reject(new Error('The captcha could not be loaded.'));
    };
    const script = document.createElement('script');
    script.src = `${ADDRESS}?render=${encodeURIComponent(key)}`;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const api: unknown = Reflect.get(window, 'grecaptcha');
      if (!isReCaptcha(api)) {
        fail();
        return;
      }
      api.ready(() => {
        resolve(api);
      });
    });
    document.head.append(script);
  });
}

/** Loads Google's script when a token is first asked for; after a failure the next call tries again. */
export function loadReCaptcha(key: string): Promise<ReCaptcha> {
  loading ??= load(key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
