import type { DocumentTemplateSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { Check } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { newDocumentMessages } from '../../new-document-messages';
import { TemplateSketch } from './template-sketch';

interface TemplateGalleryProps {
  templates: readonly DocumentTemplateSummary[];
  /** Id of the chosen template; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** Enter, or a double click. */
  onNext: () => void;
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** Number of cards in the first line of the grid. */
function columnsIn(grid: HTMLElement): number {
  const cards = [...grid.children].filter((card) => card instanceof HTMLElement);
  const top = cards[0]?.offsetTop;
  return Math.max(1, cards.filter(({ offsetTop }) => offsetTop === top).length);
}

/** The templates as a grid of cards, of which one is chosen. Arrow keys choose, Enter leads on. */
export function TemplateGallery({ templates, value, onChange, onNext }: TemplateGalleryProps) {
  const text = useTexts(newDocumentMessages);
  const grid = useRef<HTMLDivElement>(null);
  const chosen = templates.findIndex(({ id }) => id === value);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Enter' && value !== '') {
      event.preventDefault();
      onNext();
      return;
    }
    const step = steps[event.key];
    if (step === undefined || grid.current === null) return;
    event.preventDefault();
    const at = Math.max(0, chosen) + (chosen === -1 ? 0 : step(columnsIn(grid.current)));
    const next = templates[at];
    if (next === undefined) return;
    onChange(next.id);
    const card = grid.current.children[at];
    if (card instanceof HTMLElement) card.focus();
  }

  return (
    <div
      aria-label={text('gallery.label')}
      className="template-gallery"
      onKeyDown={move}
      ref={grid}
      role="radiogroup"
      tabIndex={-1}
    >
      {templates.map(({ id, title, language, category, view, tags }, at) => (
        <button
          aria-checked={id === value}
          className="template-card"
          key={id}
          onClick={() => onChange(id)}
          onDoubleClick={onNext}
          role="radio"
          tabIndex={id === value || (chosen === -1 && at === 0) ? 0 : -1}
          type="button"
        >
          <span aria-hidden="true" className="template-card__sheet">
            <TemplateSketch template={{ category, view, tags }} />
          </span>
          <span className="template-card__words">
            <span className="template-card__title">{title}</span>
            <span className="template-card__facts">
              {text(`gallery.language.${language}`)}, {text('gallery.tags', { count: tags })}
            </span>
          </span>
          {id === value && (
            <span className="template-card__check">
              <Icon icon={Check} size="s" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
