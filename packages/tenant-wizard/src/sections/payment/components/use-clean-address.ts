import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { cardGateways } from '../gateways/gateways';

const added = Object.values(cardGateways).flatMap(({ returnParameters = [] }) => returnParameters);

/** Removes the gateways' parameters from the address: they may be secrets, and the service knows the outcome. */
export function useCleanAddress(): void {
  const [search, setSearch] = useSearchParams();
  const isDirty = added.some((name) => search.has(name));
  useEffect(() => {
    if (!isDirty) return;
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => !added.includes(name))), {
      replace: true,
    });
  }, [isDirty, setSearch]);
}
