import { useTexts } from '@atrium/i18n';
import { Button, Checkbox } from '@atrium/ui-kit';
import { Trash2 } from 'lucide-react';
import { signatureMessages } from './messages';
import type { SignatureState } from './use-signature';

interface KeptSignatureProps {
  signature: SignatureState;
  caption: string;
  /** A PNG in base64. */
  kept: string;
  onDelete: (() => void) | undefined;
}

/** The signature that the account keeps. */
export function KeptSignature({ signature, caption, kept, onDelete }: KeptSignatureProps) {
  const text = useTexts(signatureMessages);
  return (
    <>
      <div className="signature-pad__paper">
        <span aria-hidden="true" className="signature-pad__line" />
        <img alt={text('kept.picture')} className="signature-pad__kept" src={`data:image/png;base64,${kept}`} />
        {signature.hasCaption && <span className="signature-pad__caption">{caption}</span>}
      </div>
      <div className="signature-pad__choices">
        {onDelete !== undefined && (
          <Button icon={Trash2} onClick={onDelete} size="s" variant="ghost">
            {text('kept.delete')}
          </Button>
        )}
        <Checkbox
          checked={signature.hasCaption}
          label={text('caption')}
          name="signature-caption"
          onChange={(event) => signature.setCaption(event.target.checked)}
        />
      </div>
    </>
  );
}
