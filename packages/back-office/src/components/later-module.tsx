import { useTexts } from '@atrium/i18n';
import { EmptyState } from '@atrium/ui-kit';
import { backOfficeMessages } from './messages';
import type { LaterBackOfficeModule } from './model/module';

/** Announces a module that is not built yet. */
export function LaterModule({ module }: { module: LaterBackOfficeModule }) {
  const text = useTexts(backOfficeMessages);
  return (
    <EmptyState title={text('later.title', { name: text(`title.${module}`) })}>{text(`later.${module}`)}</EmptyState>
  );
}
