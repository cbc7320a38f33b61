import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, PasswordField } from '@atrium/ui-kit';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { sectionFormMessages } from '../messages';
import { RemoveSecret } from './remove-secret';
import { SecretSet } from './secret-set';
import { useSectionFields } from './section-form-context';
import { ReEnterSecret } from './re-enter-secret';

interface SecretFieldProps {
  /** Path of the secret in the section, such as `gls.password`. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** The change that deletes the stored secret, such as another server. */
  setHint?: ReactNode;
  required?: boolean | undefined;
}

/** A password or key. It is sent once, when its field loses focus, and can only be replaced or removed afterwards. */
export function SecretField({ name, label, hint, setHint, required = true }: SecretFieldProps) {
  const text = useTexts(sectionFormMessages);
  const common = useCommonTexts();
  const { form, errorOf, secretOf, wasCleared, saveSecrets, removeSecret } = useSectionFields();
  const state = secretOf(name);
  const field = form.getFieldProps<string>(name);
  const [replacedAt, setReplacedAt] = useState<string | null>(null);
  const replacing = state.set && (field.value !== '' || replacedAt === state.updated_at);

  function keep() {
    void form.setFieldValue(name, '');
    setReplacedAt(null);
  }

  if (state.set && !replacing) {
    return (
      <SecretSet
        hint={setHint}
        actions={<RemoveSecret label={label} onRemove={() => removeSecret(name)} />}
        id={name}
        label={label}
        onReplace={() => setReplacedAt(state.updated_at)}
        state={state}
      />
    );
  }
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      error={errorOf(name)}
      hideLabel={text('secret.hide', { field: label })}
      hint={wasCleared(name) ? <ReEnterSecret /> : hint}
      label={label}
      labelEnd={
        replacing && (
          <Button aria-label={text('secret.keepOf', { field: label })} onClick={keep} size="s" variant="link">
            {text('secret.keep')}
          </Button>
        )
      }
      onBlur={(event: FocusEvent) => {
        field.onBlur(event);
        void saveSecrets();
      }}
      optionalText={required ? undefined : `(${common('optional')})`}
      required={required}
      showLabel={text('secret.show', { field: label })}
    />
  );
}
