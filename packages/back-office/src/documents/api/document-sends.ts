import {
  documentLetterEndpoint,
  getDocumentEndpoint,
  listDocumentSendsEndpoint,
  listDocumentsEndpoint,
  sendDocumentEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** The e-mails with versions of a document, newest first. */
export const useDocumentSends = (id: string) =>
  useQuery(callQueryOptions(useApiClient(), listDocumentSendsEndpoint, { params: { id } }));

/** To whom a document can be sent, and what the e-mail begins with. Not asked for those who may not send it. */
export const useDocumentLetter = (id: string, maySend: boolean) =>
  useQuery({ ...callQueryOptions(useApiClient(), documentLetterEndpoint, { params: { id } }), enabled: maySend });

/** Sends a version of a document to contacts of its customer. */
export const useSendDocument = () =>
  useChange(sendDocumentEndpoint, [
    listDocumentSendsEndpoint,
    documentLetterEndpoint,
    getDocumentEndpoint,
    listDocumentsEndpoint,
  ]);
