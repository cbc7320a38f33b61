import { useTexts } from '@atrium/i18n';
import { Checkbox } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { InkButton } from '../drawing/ink-button';
import { signatureMessages } from './messages';
import type { SignatureState } from './use-signature';

/** Below a signature: its colour, and whether name and date are written under it. */
export function InkChoice({ signature, children }: { signature: SignatureState; children?: ReactNode }) {
  const text = useTexts(signatureMessages);
  return (
    <div className="signature-pad__choices">
      <div aria-label={text('color.label')} className="signature-pad__colors" role="group">
        {(['black', 'blue'] as const).map((color) => (
          <InkButton
            color={color}
            isChosen={signature.color === color}
            key={color}
            label={text(`color.${color}`)}
            onClick={() => signature.chooseColor(color)}
          />
        ))}
      </div>
      {children}
      <Checkbox
        checked={signature.hasCaption}
        label={text('caption')}
        name="signature-caption"
        onChange={(event) => signature.setCaption(event.target.checked)}
      />
    </div>
  );
}
