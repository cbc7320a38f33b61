import type { ReactNode } from 'react';
import { Card } from './card/card';
import { FieldGrid } from './field-grid/field-grid';
import { Stack } from './stack/stack';
import { Status } from './status/status';

interface Advice {
  readonly example: ReactNode;
  /** Why it is right or wrong, in one or two sentences. */
  readonly why: string;
}

export interface AdvicePair {
  readonly good: Advice;
  readonly bad: Advice;
}

function Side({ tone, word, advice }: { tone: 'success' | 'danger'; word: string; advice: Advice }) {
  return (
    <Card footer={advice.why} title={<Status tone={tone}>{word}</Status>}>
      {advice.example}
    </Card>
  );
}

/** Good and bad use of a component, side by side, for the stories "Do and don't". */
export function DoAndDont({ pairs }: { readonly pairs: readonly AdvicePair[] }) {
  return (
    <Stack>
      {pairs.map((pair) => (
        <FieldGrid key={pair.good.why}>
          <Side advice={pair.good} tone="success" word="Do" />
          <Side advice={pair.bad} tone="danger" word="Don’t" />
        </FieldGrid>
      ))}
    </Stack>
  );
}

export interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The content of a dialog or drawer, laid out in the page, so that two can be shown side by side. */
export function Panel({ title, children, actions }: PanelProps) {
  return (
    <Stack gap={3}>
      <strong>{title}</strong>
      <div>{children}</div>
      <Stack direction="row" gap={2}>
        {actions}
      </Stack>
    </Stack>
  );
}
