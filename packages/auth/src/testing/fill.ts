import type { UserEvent } from '@testing-library/user-event';

/** Puts a value into a text control as a paste does, in place of what was there. */
export async function fill(user: UserEvent, control: HTMLElement, value: string): Promise<void> {
  await user.clear(control);
  await user.click(control);
  await user.paste(value);
}
