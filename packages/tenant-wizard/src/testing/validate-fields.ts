import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fillIn, messageOf } from './open-section';

/** Values that a field must reject, with the message, and values that it must accept. */
export interface FieldValues {
  /** Its label. */
  readonly label: string;
  readonly bad: readonly (readonly [text: string, message: string])[];
  readonly good: readonly string[];
  /** Sent to the service on blur, and then no longer shown. */
  readonly secret?: true;
}

export const needed = (text = ' ') => [text, 'Fill in this field.'] as const;

export const tooLong = (maximum: number) => ['x'.repeat(maximum + 1), `Enter at most ${maximum} characters.`] as const;

async function enter(user: UserEvent, find: () => HTMLElement, text: string): Promise<void> {
  const field = find();
  if (field.role === 'combobox' || field instanceof HTMLSelectElement) await chooseOption(user, field, text);
  else await fillIn(user, field, text);
  if (document.activeElement !== field) await user.click(find());
  await user.tab();
}

/**
 * Enters each wrong and then each right value, and leaves the field: the message appears and disappears.
 * `find` looks up a field each time, since it may be replaced.
 */
export async function validateFields(
  user: UserEvent,
  fields: readonly FieldValues[],
  find: (label: string) => HTMLElement,
): Promise<void> {
  for (const { label, bad, good, secret } of fields) {
    for (const [text, message] of bad) {
      await enter(user, () => find(label), text);
      await waitFor(() => expect(messageOf(find(label)), `${label}: "${text}"`).toContain(message));
      expect(find(label).getAttribute('aria-invalid'), `${label}: "${text}"`).toBe('true');
    }
    for (const text of good) {
      await enter(user, () => find(label), text);
      if (secret) {
        await waitFor(() => expect(() => find(label), label).toThrow());
        expect((await screen.findAllByText(/^Set on 21\.11\.2026/)).length).toBeGreaterThan(0);
      } else {
        await waitFor(() => expect(find(label).getAttribute('aria-invalid'), `${label}: "${text}"`).toBeNull());
        expect(find(label), label).toHaveProperty('value', text);
      }
    }
  }
}
