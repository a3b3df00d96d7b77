import type { UserEvent } from '@testing-library/user-event';

/** Enters a text at the end of a field in one piece, for tests that are about something else than its keys. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
