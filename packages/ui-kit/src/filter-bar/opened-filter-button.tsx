import { useId, useState } from 'react';
import { Button } from '../button/button';
import { Popover, type PopoverProps } from '../popover/popover';
import { nonEmptyFilters } from './active-filters';
import type { FilterButtonProps } from './filter-button-props';
import type { FilterValues } from './filter-field';
import { FilterForm } from './filter-form';

interface OpenedFilterButtonProps extends Omit<FilterButtonProps, 'button'>, Pick<PopoverProps, 'trigger'> {}

/** The loaded filters, which start open. */
export function OpenedFilterButton({ trigger, fields, values, onChange, language, texts }: OpenedFilterButtonProps) {
  const formId = useId();
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState(values);

  function turn(next: boolean) {
    if (next) setDraft(values);
    setOpen(next);
  }

  function apply(next: FilterValues) {
    setOpen(false);
    onChange(nonEmptyFilters(next));
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
      trigger={trigger}
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
