import type { FoundCompany } from '@atrium/api-client/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFindCompany } from '../api/customers';
import { fillCompany, undoFill, type CompanyValues } from '../model/fill-company';
import type { NewSubjectValues } from './use-new-subject';

interface Search {
  readonly state: 'asking' | 'answered' | 'failed';
  readonly number: string;
  readonly answer?: FoundCompany;
  readonly error?: unknown;
}

/**
 * Looks a company up by its VAT number. The answer fills fields that are empty when it comes; `undo` empties them
 * again. A cancelled look-up fills nothing.
 */
export function useCompanySearch(values: NewSubjectValues, setValues: (changes: Partial<NewSubjectValues>) => void) {
  const { mutateAsync: find } = useFindCompany();
  const [search, setSearch] = useState<Search>();
  const [filled, setFilled] = useState<Partial<CompanyValues>>({});
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const runs = useRef(0);

  function apply(answer: FoundCompany) {
    const added = fillCompany(latest.current, answer);
    setFilled(added);
    setValues({ ...added, ...(answer.customer === null ? { vat_number: answer.vat_number } : {}) });
  }

  async function start(number: string) {
    const run = (runs.current += 1);
    setSearch({ state: 'asking', number });
    setFilled({});
    try {
      const answer = await find({ body: { vat_number: number, country: latest.current.country || null } });
      if (run !== runs.current) return;
      setSearch({ state: 'answered', number: answer.vat_number, answer });
      apply(answer);
    } catch (error) {
      if (run === runs.current) setSearch({ state: 'failed', number, error });
    }
  }

  return {
    search,
    filled,
    start,
    cancel: () => {
      runs.current += 1;
      setSearch(undefined);
    },
    undo: () => {
      setValues(undoFill(latest.current, filled));
      setFilled({});
      setSearch(undefined);
    },
  };
}
