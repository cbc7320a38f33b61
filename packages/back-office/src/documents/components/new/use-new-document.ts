import { useCurrentUser } from '@atrium/api-client/react';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCustomerOf } from '../../api/customers';
import { useTemplate } from '../../api/templates';
import { gapsOf } from '../../model/gaps';
import { stepsOf } from '../../model/document-steps';
import { emptyDocument, isExisting, isStarted, itemsFor, type NewDocument, toContent } from '../../model/new-document';
import { readSavedDocument, saveDocument } from '../../model/saved-document';
import { useItemOptions } from './use-item-options';

const saveDelay = 300;

interface Kept {
  readonly document: NewDocument;
  /** Unfinished changes of a draft or a saved document, until another document is started. */
  readonly aside?: NewDocument | undefined;
}

/** Only the steps after the template go on with a draft or a saved document: links to a new document lead there. */
function openKept(userId: string, startsNew: boolean): Kept {
  const saved = readSavedDocument(userId);
  if (!startsNew || !isExisting(saved)) return { document: saved };
  return { document: emptyDocument, aside: isStarted(saved) ? saved : undefined };
}

/** Keeps the document in this tab, so that a reload continues it. */
function useKeptDocument(startsNew: boolean) {
  const { id: userId = '' } = useCurrentUser() ?? {};
  const [kept, setKept] = useState(() => openKept(userId, startsNew));
  const { document, aside } = kept;
  const unfinished = isStarted(document) ? document : (aside ?? document);
  const latest = useRef(unfinished);

  useEffect(() => {
    latest.current = unfinished;
    const timer = setTimeout(() => saveDocument(userId, unfinished), saveDelay);
    return () => clearTimeout(timer);
  }, [userId, unfinished]);

  useEffect(() => {
    const save = () => saveDocument(userId, latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId]);

  /** The document is complete: it is not kept when the page is left. */
  const forget = useCallback(() => {
    latest.current = aside ?? emptyDocument;
  }, [aside]);
  const change = useCallback(
    (part: Partial<NewDocument>) =>
      setKept((before) => ({ ...before, document: { ...before.document, ...part, changed: true } })),
    [],
  );
  return {
    document,
    aside,
    change,
    forget,
    /** Forgets what the tab was making before. */
    clear: () => setKept({ document: aside === undefined ? emptyDocument : document }),
    /** Goes on with the document that was set aside. */
    takeUp: () => setKept({ document: aside ?? document }),
  };
}

/** The document that is being made, and what is known of its template and its customer. */
export function useNewDocument(startsNew: boolean) {
  const { document, aside, change, forget, clear, takeUp } = useKeptDocument(startsNew);
  const { options, codelists } = useItemOptions();
  const isLoaded = codelists.data !== undefined;
  const [today] = useState(() => new Date());
  const [isContinued, setContinued] = useState(() => isStarted(aside ?? document));
  const template = useTemplate(document.templateId);
  const customer = useCustomerOf(document.customerId);
  const { data: found } = template;
  useUnsavedWork(isStarted(document));

  const gaps = useMemo(() => gapsOf(document, found, options, today), [document, found, options, today]);
  const content = useMemo(
    () => (found === undefined || !isLoaded ? undefined : toContent(document, found.content, options, today)),
    [document, found, options, isLoaded, today],
  );
  return {
    document,
    change,
    forget,
    clear: () => {
      clear();
      setContinued(false);
    },
    /** What the tab was making before. */
    continued: isContinued ? (aside ?? document) : undefined,
    acceptContinued: () => {
      takeUp();
      setContinued(false);
    },
    template,
    customer,
    options,
    today,
    codelists,
    steps: stepsOf(found),
    gaps,
    content,
    /** Something is still being loaded, or could not be: the page shows it. */
    isWaiting: document.templateId !== '' && content === undefined,
    /** The items that the template has a table for. */
    items: found === undefined ? document.items : itemsFor(found.content, document.items),
  };
}

export type NewDocumentState = ReturnType<typeof useNewDocument>;
