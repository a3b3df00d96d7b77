/** The database cannot be used; the message is a sentence that says why and what to do, without the password. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(url: string, options: { readonly cause: unknown }) {
    super(sentenceOf(url, options.cause), options);
  }
}

const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

function sentenceOf(url: string, cause: unknown): string {
  const { username, host, pathname } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  switch (codeOf(cause)) {
    case '3D000':
      return `DATABASE_URL names the database '${database}', which ${host} does not have; create it there.`;
    case '28P01':
    case '28000':
      return `DATABASE_URL is refused by ${host} for the user '${username}'; set it to a user and a password that it knows.`;
    case '42501':
      return `DATABASE_URL names the user '${username}', who may not create schemas in '${database}'; grant it CREATE there.`;
    default:
      return `DATABASE_URL leads to ${host}, where no PostgreSQL answers; start it there, or leave DATABASE_URL unset to use SQLite.`;
  }
}

const unusable = /^(?:E[A-Z]+|3D000|28P01|28000|42501|57P03)$/;

/** What tells of a database that cannot be used instead of the client's own error; any other error as it is. */
export function asUnavailable(url: string, error: unknown): unknown {
  const isTimeout = error instanceof Error && error.message.includes('timeout');
  return unusable.test(codeOf(error)) || isTimeout ? new DatabaseUnavailable(url, { cause: error }) : error;
}

const lost =
  /^(?:ECONN[A-Z]+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08...|53...|57P..)$/;

/** Whether a connection to the database failed, which says nothing of what is in it. */
export function isConnectionLost(error: unknown): boolean {
  // The client gives no code to what it finds itself.
  const isClients =
    error instanceof Error && /^Connection terminated|not queryable|timeout/.test(error.message);
  return isClients || lost.test(codeOf(error));
}
