import { readCodelistsEndpoint, type CodelistOption } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const none: readonly CodelistOption[] = [];

/** The options of some codelists by slug, in the user's language. */
function useOptionsOf<Slug extends string>(slugs: readonly Slug[]) {
  const codelists = useQuery(
    callQueryOptions(useApiClient(), readCodelistsEndpoint, { params: { slugs: slugs.join() } }),
  );
  const { data } = codelists;
  const optionsOf = (slug: Slug) => data?.[slug]?.data ?? none;
  return { optionsOf, idOf: (slug: Slug) => data?.[slug]?.id, codelists };
}

/** The title of a template's category by its key; the key itself until the titles are loaded. */
export function useCategories() {
  const options = useOptionsOf(['document-template-categories']).optionsOf('document-template-categories');
  return { options, titleOf: (key: string) => options.find((option) => option.key === key)?.title ?? key };
}

/** The units and VAT rates that items may have. Hidden ones are not offered. */
export function useItemCodelists() {
  const { optionsOf, idOf, codelists } = useOptionsOf(['units', 'vat_rates']);
  return { units: optionsOf('units'), rates: optionsOf('vat_rates'), unitsId: idOf('units'), codelists };
}
