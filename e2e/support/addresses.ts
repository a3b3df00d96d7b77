/** Ports of the stack under test; moved by E2E_API_PORT, E2E_WEB_PORT and E2E_REPLICAS_PORT when they are taken. */
export const ports = {
  platform: Number(process.env['E2E_API_PORT'] ?? '4310'),
  web: Number(process.env['E2E_WEB_PORT'] ?? '4311'),
  /** Where two platforms take orders to end, when there are two: E2E_DATABASE=postgres. */
  replicas: Number(process.env['E2E_REPLICAS_PORT'] ?? '4312'),
};

/** Addresses of the stack under test. */
export const addresses = {
  platform: `http://127.0.0.1:${String(ports.platform)}`,
  web: `http://localhost:${String(ports.web)}`,
  replicas: `http://127.0.0.1:${String(ports.replicas)}`,
};

/**
 * Where a journey begins whose subject stands on every page, such as the header or a modal: a page with little on it takes
 * two thirds of the processor time of the home with its games.
 */
export const quietPage = '/support/about-us';
