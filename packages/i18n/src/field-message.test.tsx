import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FeatureMessages } from './feature-messages';
import { useFieldMessage } from './field-message';
import { startI18nForTests } from './testing';

const texts = {
  taken: 'Taken',
  licences: {
    atLeast_one: 'At least {{count}} licence',
    atLeast_other: 'At least {{count}} licences',
    named: 'Licence {{name}}',
  },
} as const;

const messages: FeatureMessages<typeof texts> = { namespace: 'fields', resources: { en: () => texts, sl: () => ({}) } };

function Message({ message }: { message: string | undefined }) {
  return <output>{useFieldMessage(messages)(message) ?? 'nothing'}</output>;
}

describe('useFieldMessage', () => {
  it.each([
    ['taken', 'Taken'],
    ['validation.required', 'Fill in this field.'],
    ['validation.password.tooShort?minimum=8', 'Use at least 8 characters.'],
    ['validation.courierMaxWeight.tooHeavy?maximum=31.5', 'This courier accepts at most 31.5 kg.'],
    ['licences.atLeast?count=2', 'At least 2 licences'],
    ['licences.atLeast?count=1', 'At least 1 licence'],
    ['licences.named?name=001', 'Licence 001'],
    ['The business premise ID already exists.', 'The business premise ID already exists.'],
    ['Really? a=1', 'Really? a=1'],
    ['Vrata: zasedena', 'Vrata: zasedena'],
    ['licences', 'licences'],
    ['', 'nothing'],
    [undefined, 'nothing'],
  ])('shows %j as %j', async (message, shown) => {
    await startI18nForTests({ messages: [messages] });
    render(<Message message={message} />);
    expect(screen.getByRole('status').textContent).toBe(shown);
  });
});
