/* global document, URL, window */
{
  // From where this script came from, whatever page it runs on.
  const here = document.currentScript?.getAttribute('src') ?? '';
  /** @param {string} name */
  const part = (name) => import(new URL(name, new URL(here, document.baseURI)).href);
  /** @type {Promise<[typeof import('./panel.js'), typeof import('./record.js')]>} */
  const parts = Promise.all([part('./panel.js'), part('./record.js')]);

  const start = async () => {
    const [{ createPanel }, { record }] = await parts;
    const panel = createPanel({
      title: 'Help desk',
      note: 'This help desk is a stand-in: no ticket is opened.',
      answer: 'Thanks. On a live site this opens a ticket.',
      icon: 'M9.1 9a3 3 0 0 1 5.8 1c0 2-3 2.6-3 4M12 17.5v.1M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
    });
    panel.host.id = 'fc_frame';
    panel.host.style.bottom = '20px';

    /** @type {{ firstName?: string, email?: string }} */
    let user = {};
    const begin = () => {
      const { firstName, email } = user;
      panel.begin(firstName ? `You are asking as ${firstName} (${email}).` : 'You are asking as a visitor.');
    };
    /**
     * @param {string} name
     * @param {(detail: string) => void} [act]
     */
    const method = (name, act) => {
      /** @param {...unknown} details */
      return (...details) => {
        record('helpDesk', [name, ...details]);
        act?.(String(details[0]));
      };
    };
    Reflect.set(window, 'fcWidget', {
      init: method('init', begin),
      setExternalId: method('setExternalId'),
      destroy: method('destroy', () => panel.end()),
      open: method('open', () => panel.toggle(true)),
      close: method('close', () => panel.toggle(false)),
      user: {
        setFirstName: method('setFirstName', (firstName) => {
          user.firstName = firstName;
        }),
        setEmail: method('setEmail', (email) => {
          user.email = email;
          begin();
        }),
        setProperties: method('setProperties'),
        clear: method('clear', () => {
          user = {};
        }),
      },
    });
  };

  void start();
}
