import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { PageHeader } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { backOfficeMessages } from './messages';
import { NoPermission } from './no-permission';
import { viewPermission, type BackOfficeModule } from './model/module';

interface ModulePageProps {
  module: BackOfficeModule;
  /** Link to the parent page. */
  back?: { readonly href: string; readonly label: string };
  /** Shown at the right of the title, for permitted users; at most one primary button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: its title, and its content for permitted users. */
export function ModulePage({ module, back, actions, children }: ModulePageProps) {
  const text = useTexts(backOfficeMessages);
  const permission = viewPermission(module);
  const allowed = usePermission(permission);
  return (
    <>
      <PageHeader actions={allowed && actions} back={back} title={text(`title.${module}`)} />
      {allowed ? children : <NoPermission permission={permission} />}
    </>
  );
}
