import type { CountedCodelistOption } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useUpdateOption } from '../api/codelists';
import { codelistsMessages } from '../messages';

/** Hides an option, with Undo in the notice. */
export function useHideOption(slug: string, onClose: () => void) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutateAsync: update, isPending } = useUpdateOption();

  const set = (id: string, hidden: boolean) => update({ body: { schema_slug: slug, data_id: id, params: { hidden } } });
  const failed = (error: unknown) =>
    notify({
      tone: 'error',
      title: text('hide.failed'),
      text: error instanceof Error ? error.message : undefined,
    });

  async function run({ id, title }: CountedCodelistOption) {
    try {
      await set(id, true);
      const undo = () => void set(id, false).catch(failed);
      notify({
        tone: 'success',
        title: text('hide.done', { title }),
        duration: 10_000,
        action: { label: common('undo'), onPress: undo },
      });
    } catch (error) {
      failed(error);
    }
    onClose();
  }

  return { run: (option: CountedCodelistOption) => void run(option), isPending };
}
