import type { SecretState } from '@atrium/api-client/contract';
import { I18nProvider } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFormik } from 'formik';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sectionFormMessages } from '../messages';
import { SecretField } from './secret-field';
import { SectionFormProvider, type SectionForm } from './section-form-context';

const setAt = '2026-11-21T09:42:00.000Z';

interface FormProps {
  first: SecretState;
  onSaved: () => void;
  onRemoved: (place: string) => void;
}

/** A form around the field, with a service that stores what is saved. */
function Form({ first, onSaved, onRemoved }: FormProps) {
  const form = useFormik({ initialValues: { gls: { password: '' } }, onSubmit: () => undefined });
  const [state, setState] = useState(first);
  const value = {
    form,
    messages: sectionFormMessages,
    fields: [],
    errorOf: () => undefined,
    secretOf: () => state,
    wasCleared: () => false,
    saveSecrets: async () => onSaved(),
    removeSecret: async (place: string) => {
      setState({ set: false, updated_at: null });
      onRemoved(place);
    },
  };
  return (
    <SectionFormProvider value={value as unknown as SectionForm}>
      <SecretField label="Password" name="gls.password" />
    </SectionFormProvider>
  );
}

async function open(first: SecretState) {
  const i18n = await startI18nForTests({ messages: [sectionFormMessages] });
  const onSaved = vi.fn<() => void>();
  const onRemoved = vi.fn<(place: string) => void>();
  render(
    <I18nProvider i18n={i18n}>
      <Form first={first} onRemoved={onRemoved} onSaved={onSaved} />
    </I18nProvider>,
  );
  return { user: userEvent.setup(), onSaved, onRemoved };
}

const input = () => screen.queryByLabelText('Password', { selector: 'input' });

describe('a secret that is not set', () => {
  it('can be shown and is sent on blur', async () => {
    const { user, onSaved } = await open({ set: false, updated_at: null });
    await user.type(input() ?? expect.fail('no field'), 'skrivnost');
    expect(input()?.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(input()?.getAttribute('type')).toBe('text');
    expect(onSaved).toHaveBeenCalledTimes(1);
  });
});

describe('a secret that is set', () => {
  it('shows when it was set and has no field', async () => {
    await open({ set: true, updated_at: setAt });
    const group = within(screen.getByRole('group', { name: 'Password' }));
    expect(group.getByText('Set on 21.11.2026. We store it encrypted and never show it.')).toBeDefined();
    expect(input()).toBeNull();
  });

  it('can be replaced, and the replacement can be cancelled', async () => {
    const { user } = await open({ set: true, updated_at: setAt });
    await user.click(screen.getByRole('button', { name: 'Replace: Password' }));
    await user.type(input() ?? expect.fail('no field'), 'nova');
    await user.click(screen.getByRole('button', { name: 'Keep the current one: Password' }));
    expect(input()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Replace: Password' }));
    expect(input()).toHaveProperty('value', '');
  });

  it('is removed after a confirmation', async () => {
    const { user, onRemoved } = await open({ set: true, updated_at: setAt });
    await user.click(screen.getByRole('button', { name: 'Remove: Password' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove: Password' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(onRemoved).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove: Password' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(onRemoved).toHaveBeenCalledWith('gls.password');
    expect(await screen.findByLabelText('Password', { selector: 'input' })).toBeDefined();
  });
});
