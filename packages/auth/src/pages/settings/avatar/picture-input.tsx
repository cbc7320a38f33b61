import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { ImageUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { settingsMessages } from '../../../settings-messages';

interface PictureInputProps {
  readonly onChoose: (file: File) => void;
  readonly busy?: boolean;
  readonly size?: 's' | undefined;
  readonly children: ReactNode;
}

/** A button that opens the browser's choice of a picture. */
export function PictureInput({ onChoose, busy, size, children }: PictureInputProps) {
  const t = useTexts(settingsMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button busy={busy} icon={ImageUp} onClick={() => input.current?.click()} size={size}>
        {children}
      </Button>
      <input
        accept=".png,.jpg,.jpeg,.webp"
        aria-label={t('avatar.file')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          target.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
