import type { UserEvent } from '@testing-library/user-event';

/** Enters a text into a field at once, since each key would render the page again. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
