import { documentListing } from './documents/document-listing';
import { documentTemplateListing } from './document-templates/document-template-listing';
import type { Listing } from '../resource';
import { codelistListing } from './codelists/codelist-listing';
import { customerListing } from './customers/customer-listing';
import { mediaListing } from './media/media-listing';

/** The lists whose records selects offer as options. */
export const backOfficeListings: readonly Listing[] = [
  documentListing,
  documentTemplateListing,
  codelistListing,
  customerListing,
  mediaListing,
];
