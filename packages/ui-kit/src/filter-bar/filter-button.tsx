import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../button/button';
import { Popover } from '../popover/popover';
import { saidFilters } from './active-filters';
import type { FilterField, FilterTexts, FilterValues } from './filter-field';
import { FilterForm } from './filter-form';

interface FilterButtonProps {
  fields: readonly FilterField[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  language: string;
  texts: FilterTexts;
  button: RefObject<HTMLButtonElement | null>;
}

/** Opens the filters of a list, beside the button or in a sheet; they take effect together. */
export function FilterButton({ fields, values, onChange, language, texts, button }: FilterButtonProps) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(values);
  const count = Object.keys(values).length;

  function turn(next: boolean) {
    if (next) setDraft(values);
    setOpen(next);
  }

  function apply(next: FilterValues) {
    setOpen(false);
    onChange(saidFilters(next));
  }

  return (
    <Popover
      closeLabel={texts.close}
      footer={
        <>
          <Button form={formId} type="submit" variant="primary">
            {texts.apply}
          </Button>
          <Button onClick={() => apply({})} variant="ghost">
            {texts.clearAll}
          </Button>
        </>
      }
      onOpenChange={turn}
      open={open}
      title={texts.filter}
      trigger={
        <Button
          aria-label={count === 0 ? texts.filter : texts.filterActive(count)}
          className="a-filters__button"
          icon={ListFilter}
          ref={button}
        >
          <span className="a-filters__word">{texts.filter}</span>
          {count > 0 && <span className="a-filters__count"> {count}</span>}
        </Button>
      }
    >
      <FilterForm
        draft={draft}
        fields={fields}
        id={formId}
        language={language}
        onApply={() => apply(draft)}
        onDraft={(key, value) => setDraft((now) => ({ ...now, [key]: value }))}
        texts={texts}
      />
    </Popover>
  );
}
