import { useCurrentUser } from '@atrium/api-client/react';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCustomerOf } from '../../api/customers';
import { useTemplate } from '../../api/templates';
import { gapsOf } from '../../model/gaps';
import { stepsOf } from '../../model/document-steps';
import { emptyDocument, isStarted, type NewDocument, toContent } from '../../model/new-document';
import { readSavedDocument, saveDocument } from '../../model/saved-document';
import { useItemOptions } from './use-item-options';

const saveDelay = 300;

/** Keeps the document in this tab, so that a reload continues it. */
function useKeptDocument() {
  const { id: userId = '' } = useCurrentUser() ?? {};
  const [document, setDocument] = useState(() => readSavedDocument(userId));
  const latest = useRef(document);

  useEffect(() => {
    latest.current = document;
    const timer = setTimeout(() => saveDocument(userId, document), saveDelay);
    return () => clearTimeout(timer);
  }, [userId, document]);

  useEffect(() => {
    const save = () => saveDocument(userId, latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId]);

  /** The document is complete: nothing is kept when the page is left. */
  const forget = useCallback(() => {
    latest.current = emptyDocument;
  }, []);
  return { document, setDocument, forget };
}

/** The document that is being made, and what is known of its template and its customer. */
export function useNewDocument() {
  const { document, setDocument, forget } = useKeptDocument();
  const { options, isLoaded } = useItemOptions();
  const [today] = useState(() => new Date());
  const [continued, setContinued] = useState(() => isStarted(document));
  const template = useTemplate(document.templateId);
  const customer = useCustomerOf(document.customerId);
  const { data: found } = template;
  useUnsavedWork(isStarted(document));

  const change = useCallback(
    (part: Partial<NewDocument>) => setDocument((before) => ({ ...before, ...part })),
    [setDocument],
  );
  const gaps = useMemo(() => gapsOf(document, found, options, today), [document, found, options, today]);
  const content = useMemo(
    () => (found === undefined || !isLoaded ? undefined : toContent(document, found.content.fields, options, today)),
    [document, found, options, isLoaded, today],
  );
  return {
    document,
    change,
    forget,
    clear: () => {
      setDocument(emptyDocument);
      setContinued(false);
    },
    /** The tab was making this document before. */
    isContinued: continued,
    acceptContinued: () => setContinued(false),
    template,
    customer,
    options,
    today,
    steps: stepsOf(found),
    gaps,
    content,
  };
}

export type NewDocumentState = ReturnType<typeof useNewDocument>;
