import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option by its text, in a native select or by searching. */
export async function chooseOption(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, words);
  await user.click(field);
  await user.paste(words);
  await user.click(await screen.findByRole('option', { name: words }));
  await waitFor(() => {
    if (screen.queryByRole('listbox') !== null) throw new Error('The list is still open.');
  });
}
