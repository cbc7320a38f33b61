import { NetworkError, ValidationError } from '@atrium/api-client';
import { commonMessages, I18nProvider } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { hasUnsavedWork, TextField } from '@atrium/ui-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { FormSummary } from './form-summary';
import { useForm } from './use-form';

type Values = { name: string; city: string };

const schema = object({
  name: string().required('validation.required'),
  city: string().matches(/^[A-Z]/, { message: 'Begin with a capital.', excludeEmptyString: true }),
});

const invalid = (errors: Record<string, string[]>) => new ValidationError(422, { errors });

interface FormProps {
  readonly send: (values: Values) => Promise<unknown>;
  readonly resetWhenSent: boolean;
}

function PlaceForm({ send, resetWhenSent }: FormProps) {
  const form = useForm<Values>({
    initialValues: { name: '', city: '' },
    schema,
    messages: [commonMessages],
    fieldOf: (name) => name.replace('params.', ''),
    resetWhenSent,
    send,
  });
  return (
    <form {...form.formProps}>
      <FormSummary form={form} labels={{ name: 'Name', city: 'City' }} />
      {form.failure !== null && <p>Not sent</p>}
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('city')} label="City" />
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

/** A form whose attempts end in turn with these results: an error, a success, or a promise's. */
async function open(results: readonly (Error | Promise<void> | undefined)[] = [], { resetWhenSent = false } = {}) {
  const sent: Values[] = [];
  const send = async (values: Values) => {
    const result = results[sent.push(values) - 1];
    if (result instanceof Error) throw result;
    await result;
  };
  render(
    <I18nProvider i18n={await startI18nForTests({ messages: [] })}>
      <PlaceForm resetWhenSent={resetWhenSent} send={send} />
    </I18nProvider>,
  );
  return { user: userEvent.setup(), sent };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const errorAt = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const send = () => screen.getByRole('button', { name: 'Send' });
const lines = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('useForm', () => {
  it('validates a field when it is left, and while typing after its first error', async () => {
    const { user } = await open();
    await user.type(field('City'), 'bled');
    expect(errorAt('City')).toBe('');
    await user.tab();
    await waitFor(() => expect(errorAt('City')).toBe('Begin with a capital.'));
    await user.clear(field('City'));
    await waitFor(() => expect(errorAt('City')).toBe(''));
  });

  it('moves focus to a summary of the errors, which shrinks as they are corrected', async () => {
    const { user, sent } = await open();
    await user.type(field('City'), 'bled');
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(lines()).toEqual(['Name: Fill in this field.', 'City: Begin with a capital.']);
    await user.type(field('Name'), 'Ana');
    await waitFor(() => expect(lines()).toEqual(['City: Begin with a capital.']));
    expect(sent).toEqual([]);
  });

  it('shows an error of the service at its field until the value changes', async () => {
    const { user } = await open([invalid({ 'params.city': ['No such city.', 'Choose another.'] })]);
    await user.type(field('Name'), 'Ana');
    await user.type(field('City'), 'Bled');
    await user.click(send());
    await waitFor(() => expect(errorAt('City')).toBe('No such city. Choose another.'));
    await user.type(field('Name'), 'b');
    expect(errorAt('City')).toBe('No such city. Choose another.');
    await user.type(field('City'), 'u');
    expect(errorAt('City')).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists an error of a field that it does not have', async () => {
    const { user } = await open([invalid({ token: ['The link has expired.'] })]);
    await user.type(field('Name'), 'Ana{Enter}');
    await waitFor(() => expect(lines()).toEqual(['The link has expired.']));
  });

  it.each([new NetworkError('unreachable'), invalid({}), new Error('no schema')])(
    'reports %s as the failure of the whole form until the next success',
    async (error) => {
      const { user, sent } = await open([error, undefined]);
      await user.type(field('Name'), 'Ana{Enter}');
      await screen.findByText('Not sent');
      await user.click(send());
      await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
      expect(sent).toHaveLength(2);
    },
  );

  it('registers changed values as unsaved work until they are sent or reset', async () => {
    const { user } = await open();
    expect(hasUnsavedWork()).toBe(false);
    await user.type(field('Name'), 'Ana');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(send());
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(field('Name')).toHaveProperty('value', 'Ana');
    await user.type(field('Name'), 'b');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field('Name')).toHaveProperty('value', '');
    expect(hasUnsavedWork()).toBe(false);
  });

  it('resets the form after a success if asked to', async () => {
    const { user } = await open([], { resetWhenSent: true });
    await user.type(field('Name'), 'Ana{Enter}');
    await waitFor(() => expect(field('Name')).toHaveProperty('value', ''));
    expect(hasUnsavedWork()).toBe(false);
  });

  it('sends once if it is submitted repeatedly while sending', async () => {
    const answer = Promise.withResolvers<void>();
    const { user, sent } = await open([answer.promise]);
    await user.type(field('Name'), 'Ana');
    await user.click(send());
    await waitFor(() => expect(sent).toEqual([{ name: 'Ana', city: '' }]));
    await user.click(send());
    answer.resolve();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(sent).toHaveLength(1);
  });
});
