import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { Undo2 } from 'lucide-react';
import { DrawingLayer } from '../drawing/drawing-layer';
import { InkChoice } from './ink-choice';
import { padSize } from './make-picture';
import { signatureMessages } from './messages';
import type { SignatureState } from './use-signature';

const area = { number: 1, size: padSize, scale: 1 };

/** The pad to draw on. */
export function DrawnSignature({ signature, caption }: { signature: SignatureState; caption: string }) {
  const text = useTexts(signatureMessages);
  const { drawing } = signature;
  return (
    <>
      <div aria-label={text('pad')} className="signature-pad__paper" role="img">
        <span aria-hidden="true" className="signature-pad__line">
          ×
        </span>
        {signature.hasCaption && <span className="signature-pad__caption">{caption}</span>}
        <DrawingLayer area={area} drawing={drawing} />
      </div>
      <InkChoice signature={signature}>
        <Button icon={Undo2} onClick={drawing.undo} size="s" variant="ghost">
          {text('undo')}
        </Button>
        <Button onClick={drawing.clear} size="s" variant="ghost">
          {text('clear')}
        </Button>
      </InkChoice>
    </>
  );
}
