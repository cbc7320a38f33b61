import { useTexts } from '@atrium/i18n';
import { drawingMessages } from './messages';

/** The keys of a drawing, for the side panel on a wide screen. */
export function DrawingKeyHelp() {
  const text = useTexts(drawingMessages);
  return (
    <section className="key-help">
      <h2>{text('keys.title')}</h2>
      <dl>
        <dt>
          <kbd>P</kbd> <kbd>H</kbd> <kbd>E</kbd>
        </dt>
        <dd>{text('keys.tools')}</dd>
        <dt>
          <kbd>1</kbd>–<kbd>4</kbd>
        </dt>
        <dd>{text('keys.colors')}</dd>
        <dt>
          <kbd>Ctrl Z</kbd>
        </dt>
        <dd>{text('keys.undo')}</dd>
        <dt>
          <kbd>Ctrl Y</kbd>
        </dt>
        <dd>{text('keys.redo')}</dd>
        <dt>
          <kbd>{text('keys.space')}</kbd>
        </dt>
        <dd>{text('keys.move')}</dd>
      </dl>
    </section>
  );
}
