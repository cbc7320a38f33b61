import { useTexts } from '@atrium/i18n';
import { documentTemplatesMessages } from '../../messages';

const order = ['known', 'asked', 'unknown'] as const;

/** Where the value of a tag comes from, as its mark on the pages shows it. */
export type TagKind = (typeof order)[number];

/** The colours of the marks that the pages have. */
export function TagLegend({ kinds }: { kinds: ReadonlySet<TagKind> }) {
  const text = useTexts(documentTemplatesMessages);
  return (
    <ul className="template-legend">
      {order
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <li key={kind}>
            <span className="template-mark" data-kind={kind} />
            {text(`legend.${kind}`)}
          </li>
        ))}
    </ul>
  );
}
