import { useTexts } from '@atrium/i18n';
import { TextField } from '@atrium/ui-kit';
import { InkChoice } from './ink-choice';
import { signatureMessages } from './messages';
import type { SignatureState } from './use-signature';

/** A typed name, slanted as if written. */
export function TypedSignature({ signature, caption }: { signature: SignatureState; caption: string }) {
  const text = useTexts(signatureMessages);
  return (
    <>
      <TextField
        autoComplete="name"
        label={text('name')}
        maxLength={60}
        name="signature-name"
        onChange={(event) => signature.setTyped(event.target.value)}
        value={signature.typed}
      />
      <div className="signature-pad__paper">
        <span aria-hidden="true" className="signature-pad__line" />
        <span aria-hidden="true" className="signature-pad__typed" data-color={signature.color}>
          {signature.typed}
        </span>
        {signature.hasCaption && <span className="signature-pad__caption">{caption}</span>}
      </div>
      <InkChoice signature={signature} />
    </>
  );
}
