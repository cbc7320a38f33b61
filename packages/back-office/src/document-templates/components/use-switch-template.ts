import type { DocumentTemplate } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSwitchActive } from '../../components/use-switch-active';
import { useSaveDocumentTemplate } from '../api/document-templates';
import { documentTemplatesMessages } from '../messages';

/** Activates or deactivates a template at once. */
export function useSwitchTemplate() {
  const text = useTexts(documentTemplatesMessages);
  const { mutateAsync, isPending } = useSaveDocumentTemplate();
  const switchTemplate = useSwitchActive<DocumentTemplate>({
    save: ({ id, title, category, view, language, version }, active) =>
      mutateAsync({ id, body: { title, category, view, language, active, _version: version } }),
    done: ({ title, active }) => ({
      title: text('saved', { title }),
      text: text(active ? 'state.true' : 'state.false'),
    }),
    failed: () => text('saveFailed'),
  });
  return { switchTemplate, busy: isPending };
}
