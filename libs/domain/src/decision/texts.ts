/** What a person is told where nothing better is known (SESS-33). */
export const goneWrong = 'Something went wrong. Please try again.';

export const goneWrongForNow = 'Something went wrong. Please try again later.';

export const notAnObject = 'The body must be a JSON object.';
