import { useSearchParams } from 'react-router';

/** The open tab of a page and a function that opens one, kept in the address; the first has no parameter. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const [address, setAddress] = useSearchParams();
  const named = address.get('tab');
  const open = (id: Id) => setAddress(id === ids[0] ? {} : { tab: id }, { replace: true });
  return [ids.find((id) => id === named) ?? ids[0], open] as const;
}
