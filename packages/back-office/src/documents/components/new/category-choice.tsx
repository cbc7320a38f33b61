import type { DocumentTemplateSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { SelectField, useMediaQuery } from '@atrium/ui-kit';
import { useCategories } from '../../../components/documents/api/codelists';
import { newDocumentMessages } from '../../new-document-messages';

interface CategoryChoiceProps {
  templates: readonly DocumentTemplateSummary[];
  /** Key of the category; empty for all. */
  value: string;
  onChange: (category: string) => void;
}

/** The categories that have templates: a list at the left, a select on a phone. */
export function CategoryChoice({ templates, value, onChange }: CategoryChoiceProps) {
  const text = useTexts(newDocumentMessages);
  const words = useSelectTexts();
  const isWide = useMediaQuery('(min-width: 769px)');
  const { titleOf } = useCategories();
  const counts = Map.groupBy(templates, ({ category }) => category);
  const categories = [...counts]
    .map(([key, all]) => ({ key, label: titleOf(key), count: all.length }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'sl'));
  const all = [{ key: '', label: text('gallery.all'), count: templates.length }, ...categories];
  if (!isWide)
    return (
      <SelectField
        className="template-step__category"
        label={text('gallery.category')}
        name="category"
        onChange={({ target }) => onChange(target.value)}
        options={all.map(({ key, label, count }) => ({ value: key, label: `${label} (${count})` }))}
        texts={words}
        value={value}
      />
    );
  return (
    <nav aria-label={text('gallery.categories')} className="template-categories">
      <p className="template-categories__head">{text('gallery.category')}</p>
      {all.map(({ key, label, count }) => (
        <button
          aria-current={key === value || undefined}
          className="template-categories__item"
          key={key}
          onClick={() => onChange(key)}
          type="button"
        >
          <span>{label}</span>
          <span className="template-categories__count">{count}</span>
        </button>
      ))}
    </nav>
  );
}
