import type { Listing } from '../resource';
import { codelistListing } from './codelists/codelist-listing';
import { customerListing } from './customers/customer-listing';
import { mediaListing } from './media/media-listing';

/** The lists whose records selects offer as options. */
export const backOfficeListings: readonly Listing[] = [codelistListing, customerListing, mediaListing];
