import {
  deleteKeptSignatureEndpoint,
  keepSignatureEndpoint,
  readKeptSignatureEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const reads = [readKeptSignatureEndpoint];

/** The signature picture that the user keeps. */
export const useKeptSignature = () => useQuery(callQueryOptions(useApiClient(), readKeptSignatureEndpoint, {}));

export const useKeepSignature = () => useChange(keepSignatureEndpoint, reads);

export const useDeleteKeptSignature = () => useChange(deleteKeptSignatureEndpoint, reads);
