/** Messages of error answers, by their code. */
export const errors = {
  invalid_input: 'The given data was invalid.',
  unauthenticated: 'Please log in.',
  forbidden: 'You are not allowed to do this.',
  forged_request: 'The request did not come from the portal and was refused.',
  not_found: 'Nothing was found at this address.',
  tenant_not_found: 'Unable to find specified company CRM.',
  method_not_allowed: 'This address does not answer this method.',
  malformed_request: 'The request could not be read.',
  body_too_large: 'The request is too large.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  conflict: 'Somebody else changed the same thing at the same moment. Please try again.',
  stale: 'The record was changed in the meantime.',
  too_many_requests: 'Too many requests. Please try again in a while.',
  unavailable: 'The service is not available at the moment. Please try again in a few seconds.',
  unexpected: 'Something went wrong. Please try again.',
} as const;
