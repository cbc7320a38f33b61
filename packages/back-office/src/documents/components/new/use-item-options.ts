import type { CodelistOption } from '@atrium/api-client/contract';
import { useMemo } from 'react';
import { useItemCodelists } from '../../../components/documents/api/codelists';
import type { ItemOption } from '../../model/item-option';
import type { ItemOptions } from '../../model/typed-item';

const toOption = ({ key, title, title_en: en, title_sl: sl, value }: CodelistOption): ItemOption => ({
  key,
  title,
  names: [en, sl],
  value,
});

/** The units and VAT rates that the items of a document may have. */
export function useItemOptions() {
  const { units, rates, codelists } = useItemCodelists();
  const options: ItemOptions = useMemo(
    () => ({ unit: units.map((unit) => toOption(unit)), vat_rate: rates.map((rate) => toOption(rate)) }),
    [units, rates],
  );
  return { options, codelists };
}
