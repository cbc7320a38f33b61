import { useTexts } from '@atrium/i18n';
import { newDocumentMessages } from '../../new-document-messages';

const keys = [
  { keys: ['Ctrl V'], does: 'paste' },
  { keys: ['Alt ↑', 'Alt ↓'], does: 'move' },
  { keys: ['Enter'], does: 'down' },
  { keys: ['Del'], does: 'empty' },
  { keys: ['Esc', 'Tab'], does: 'leave' },
] as const;

/** The keys of the grid. */
export function ItemKeys() {
  const text = useTexts(newDocumentMessages);
  return (
    <ul aria-label={text('items.keys.label')} className="item-keys">
      {keys.map(({ keys: pressed, does }) => (
        <li key={does}>
          {pressed.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {text(`items.keys.${does}`)}
        </li>
      ))}
    </ul>
  );
}
