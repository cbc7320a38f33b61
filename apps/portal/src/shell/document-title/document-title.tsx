import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTextLookup, useTexts, type FeatureMessages } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface DocumentTitleProps {
  readonly messages: FeatureMessages;
  /** Key within the messages. */
  readonly textKey: string;
  /** The name of the record shown. */
  readonly name: string | undefined;
  readonly isPart: boolean;
}

/**
 * Sets the document title to `{view} | Atrium`. Suspends until the texts are loaded. Announces every title after the
 * first.
 */
export function DocumentTitle({ messages, textKey, name, isPart }: DocumentTitleProps) {
  useTexts(messages);
  const lookup = useTextLookup();
  const { data: config } = useQuery(configQueryOptions(useApiClient()));
  const page = lookup(messages, textKey);
  const view = name === undefined ? page : isPart ? `${page}, ${name}` : name;
  const [first] = useState(view);
  const [moved, setMoved] = useState(false);
  if (view !== first && !moved) setMoved(true);
  return (
    <>
      <title>{`${view} | ${config?.product_name ?? 'Atrium'}`}</title>
      <VisuallyHidden role="status">{moved && view}</VisuallyHidden>
    </>
  );
}
