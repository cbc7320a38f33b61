import type { SecretState } from '@atrium/api-client/contract';
import { formatDate, useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Stack } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { sectionFormMessages } from '../messages';

interface SecretSetProps {
  /** Id of the field; links to it focus Replace. */
  id: string;
  label: string;
  state: SecretState;
  onReplace: () => void;
  /** Warns about the change that deletes the secret. */
  hint?: ReactNode;
  /** Additional actions. */
  actions?: ReactNode;
}

/** A stored secret: shows when it was set, never its value. */
export function SecretSet({ id, label, state, hint, onReplace, actions }: SecretSetProps) {
  const text = useTexts(sectionFormMessages);
  const common = useCommonTexts();
  return (
    <div
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="secret"
      role="group"
    >
      <span className="secret__label" id={`${id}-label`}>
        {label}
      </span>
      <div className="secret__row">
        <span>{text('secret.set', { date: formatDate(state.updated_at ?? '') })}</span>
        <Stack direction="row" gap={2}>
          <Button aria-label={text('secret.replaceOf', { field: label })} id={id} onClick={onReplace} size="s">
            {common('replace')}
          </Button>
          {actions}
        </Stack>
      </div>
      {hint && (
        <p className="secret__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
