import type { UserEvent } from '@testing-library/user-event';

/** Replaces the value of a text control by pasting, which is faster than typing. */
export async function fill(user: UserEvent, control: HTMLElement, value: string): Promise<void> {
  await user.clear(control);
  await user.click(control);
  await user.paste(value);
}
