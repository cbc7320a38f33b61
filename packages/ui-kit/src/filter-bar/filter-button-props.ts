import type { RefObject } from 'react';
import type { FilterField, FilterTexts, FilterValues } from './filter-field';

export interface FilterButtonProps {
  fields: readonly FilterField[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  language: string;
  texts: FilterTexts;
  button: RefObject<HTMLButtonElement | null>;
}
