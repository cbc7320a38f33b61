import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, PasswordField } from '@atrium/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { viewerMessages } from './messages';

interface UnlockFormProps {
  isWrong: boolean;
  onUnlock: (password: string) => void;
}

/** Asks for the password of a file. It is used here and sent nowhere. */
export function UnlockForm({ isWrong, onUnlock }: UnlockFormProps) {
  const text = useTexts(viewerMessages);
  const common = useCommonTexts();
  const [password, setPassword] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onUnlock(password);
  }
  return (
    <form className="viewer__unlock" onSubmit={submit}>
      <h2>{text('locked.title')}</h2>
      <PasswordField
        autoComplete="off"
        error={isWrong ? text('locked.wrong') : undefined}
        hideLabel={common('hidePassword')}
        label={text('locked.label')}
        name="file-password"
        onChange={(event) => setPassword(event.target.value)}
        showLabel={common('showPassword')}
        value={password}
      />
      <Button type="submit" variant="primary">
        {text('locked.open')}
      </Button>
    </form>
  );
}
