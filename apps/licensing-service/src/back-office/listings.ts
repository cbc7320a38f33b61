import type { Listing } from '../resource';
import { activityPeopleListing } from './activity/activity-people-listing';
import { codelistListing } from './codelists/codelist-listing';
import { customerListing } from './customers/customer-listing';
import { mediaListing } from './media/media-listing';

/** The lists whose records selects offer as options. */
export const backOfficeListings: readonly Listing[] = [
  activityPeopleListing,
  codelistListing,
  customerListing,
  mediaListing,
];
