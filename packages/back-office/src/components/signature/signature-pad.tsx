import { useTexts } from '@atrium/i18n';
import { SegmentedControl } from '@atrium/ui-kit';
import { DrawnSignature } from './drawn-signature';
import { KeptSignature } from './kept-signature';
import { signatureMessages } from './messages';
import { TypedSignature } from './typed-signature';
import { UploadedPicture } from './uploaded-picture';
import { useSignature, type SignatureInput } from './use-signature';

const ways = ['kept', 'draw', 'type', 'upload'] as const;

export interface SignaturePadProps extends SignatureInput {
  /** Why there is no signature to place yet. */
  error?: string | undefined;
  onDeleteKept?: (() => void) | undefined;
}

/** Takes a signature: the one that is kept, drawn, typed, which is the keyboard's way, or uploaded. For a dialog. */
export function SignaturePad({ error, onDeleteKept, ...input }: SignaturePadProps) {
  const text = useTexts(signatureMessages);
  const signature = useSignature(input);
  const { kept } = input;
  return (
    <div className="signature-pad">
      <SegmentedControl
        label={text('way.label')}
        onChange={signature.setWay}
        options={ways
          .filter((value) => value !== 'kept' || kept !== undefined)
          .map((value) => ({ value, label: text(`way.${value}`) }))}
        value={signature.way}
      />
      {signature.way === 'kept' && kept !== undefined && (
        <KeptSignature caption={input.caption} kept={kept} onDelete={onDeleteKept} signature={signature} />
      )}
      {signature.way === 'draw' && <DrawnSignature caption={input.caption} signature={signature} />}
      {signature.way === 'type' && <TypedSignature caption={input.caption} signature={signature} />}
      {signature.way === 'upload' && <UploadedPicture signature={signature} />}
      {error !== undefined && (
        <p className="signature-pad__error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
