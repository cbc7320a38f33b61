import { useTexts } from '@atrium/i18n';
import { signatureMessages } from './messages';

/** The keys that move a signature, for the side panel on a wide screen. */
export function PlaceKeyHelp() {
  const text = useTexts(signatureMessages);
  return (
    <section className="key-help">
      <h2>{text('keys.title')}</h2>
      <dl>
        <dt>
          <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{text('keys.move')}</dd>
        <dt>
          <kbd>Shift</kbd> + {text('keys.arrow')}
        </dt>
        <dd>{text('keys.moveFar')}</dd>
        <dt>
          <kbd>+</kbd> <kbd>−</kbd>
        </dt>
        <dd>{text('keys.size')}</dd>
        <dt>
          <kbd>Enter</kbd>
        </dt>
        <dd>{text('keys.sign')}</dd>
      </dl>
    </section>
  );
}
