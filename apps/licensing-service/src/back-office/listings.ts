import type { Listing } from '../resource';
import { codelistListing } from './codelists/codelist-listing';

/** The lists of the back office that selects offer options from. */
export const backOfficeListings: readonly Listing[] = [codelistListing];
