import { useEffect, useRef, useState } from 'react';
import type { Option } from '../option/option';
import type { OptionsSource } from './options-source';

const names: Record<string, string> = {
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  HR: 'Croatia',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DK: 'Denmark',
  EE: 'Estonia',
  FI: 'Finland',
  FR: 'France',
  DE: 'Germany',
  EL: 'Greece',
  HU: 'Hungary',
  IE: 'Ireland',
  IT: 'Italy',
  LV: 'Latvia',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  MT: 'Malta',
  NL: 'Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SK: 'Slovakia',
  SI: 'Slovenia',
  ES: 'Spain',
  SE: 'Sweden',
};

/** The 27 members of the European Union. */
export const countries: readonly Option[] = Object.entries(names).map(([key, title]) => ({
  key,
  title,
  label: title,
  subtitle: key,
  imageUrl: null,
  disabled: false,
  indent: 0,
}));

interface Behaviour {
  /** In milliseconds. */
  delay?: number;
  /** Number of failing calls before one succeeds. */
  failures?: number;
}

const PAGE = 10;

/** A source of the 27 countries like `useOptions`: ten, then ten more, each with a delay. */
export function useCountries(search: string, { delay = 30, failures = 0 }: Behaviour = {}): OptionsSource {
  const [requested, setRequested] = useState({ search, pages: 1, attempt: 0 });
  const [answered, setAnswered] = useState<{ found: readonly Option[]; shown: number }>();
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState<typeof requested>();
  const left = useRef(failures);
  if (requested.search !== search) setRequested({ search, pages: 1, attempt: 0 });

  useEffect(() => {
    const timer = setTimeout(() => {
      setDone(requested);
      if (left.current > 0) {
        left.current -= 1;
        setFailed(true);
        return;
      }
      const found = countries.filter(({ title }) => title.toLowerCase().includes(requested.search.toLowerCase()));
      setFailed(false);
      setAnswered({ found, shown: requested.pages * PAGE });
    }, delay);
    return () => clearTimeout(timer);
  }, [requested, delay]);

  return {
    options: answered?.found.slice(0, answered.shown),
    total: answered?.found.length,
    error: failed ? new Error('No answer') : null,
    isFetching: done !== requested,
    hasMore: answered !== undefined && answered.shown < answered.found.length,
    more: () => setRequested((now) => ({ ...now, pages: now.pages + 1 })),
    retry: () => setRequested((now) => ({ ...now, attempt: now.attempt + 1 })),
  };
}
