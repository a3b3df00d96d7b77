/* global atob, document, URL, window */
/*
 * Stands in for the messenger's script. It puts `Intercom` on the page some time after it was loaded, takes what was queued
 * for it, and shows whom it was started for.
 */
{
  /**
   * @typedef {object} Settings
   * @property {string} [user_id]
   * @property {string} [intercom_user_jwt]
   * @property {string} [name]
   * @property {string} [email]
   * @property {number} [vertical_padding] in px
   * @property {boolean} [hide_default_launcher]
   */

  /**
   * The user that a token was issued for. The signature is the vendor's server's to check.
   * @param {string | undefined} token
   */
  const userOf = (token) => {
    try {
      const payload = (token ?? '').split('.')[1] ?? '';
      return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).user_id;
    } catch {
      return undefined;
    }
  };

  /** @param {Settings} settings */
  const who = ({ user_id, intercom_user_jwt, name, email }) => {
    if (user_id === undefined) return 'You are writing as a visitor.';
    if (userOf(intercom_user_jwt) !== user_id) return 'You are writing as a visitor: your token was refused.';
    return `You are writing as ${name} (${email}).`;
  };

  // From where this script came from, whatever page it runs on.
  const here = document.currentScript?.getAttribute('src') ?? '';
  /** @param {string} name */
  const part = (name) => import(new URL(name, new URL(here, document.baseURI)).href);
  /** @type {Promise<[typeof import('./panel.js'), typeof import('./record.js')]>} */
  const parts = Promise.all([part('./panel.js'), part('./record.js')]);

  const start = async () => {
    const [{ createPanel }, { record }] = await parts;
    const panel = createPanel({
      title: 'Support chat',
      note: 'This messenger is a stand-in: nobody reads what is written here.',
      answer: 'Thanks. On a live site the support team answers here.',
      icon: 'M21 11.5a8.4 8.4 0 0 1-8.5 8.4 8.6 8.6 0 0 1-3.8-.9L3 21l1.9-5.6A8.4 8.4 0 1 1 21 11.5Z',
    });
    panel.host.className = 'intercom-lightweight-app';
    /** @type {Settings} */
    let settings = {};
    const place = () => {
      panel.host.style.bottom = `${settings.vertical_padding ?? 20}px`;
      panel.host.style.display = settings.hide_default_launcher === true ? 'none' : 'block';
    };
    /** @type {Record<string, (given?: Settings) => void>} */
    const methods = {
      boot(given = {}) {
        settings = given;
        place();
        panel.begin(who(settings));
      },
      update(given = {}) {
        settings = { ...settings, ...given };
        place();
      },
      shutdown() {
        settings = {};
        panel.end();
      },
      show: () => panel.toggle(true),
      hide: () => panel.toggle(false),
    };
    /** @param {[string, Settings?]} call */
    const intercom = (...call) => {
      record('messenger', call);
      methods[call[0]]?.(call[1]);
    };
    const queued = Reflect.get(window, 'Intercom')?.q ?? [];
    Reflect.set(window, 'Intercom', intercom);
    for (const call of queued) intercom(.../** @type {[string]} */ (call));
  };

  void start();
}
