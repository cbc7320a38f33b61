import type { Codelist, CountedCodelistOption } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useOrderOptions } from '../api/codelists';
import { codelistsMessages } from '../messages';
import { moveOption } from '../model/move-option';

/** The options in their order. A move shows immediately and is saved when it ends. */
export function useOptionOrder({ slug, data }: Codelist) {
  const text = useTexts(codelistsMessages);
  const notify = useNotify();
  const { mutate } = useOrderOptions();
  const [moved, setMoved] = useState<readonly string[]>();
  const [announcement, setAnnouncement] = useState('');
  const saved = useMemo(() => data.map(({ id }) => id), [data]);
  const order = moved ?? saved;
  const latest = useRef({ order, saved, data });
  useLayoutEffect(() => {
    latest.current = { order, saved, data };
  }, [order, saved, data]);

  const rows = useMemo(() => {
    const byId = new Map(data.map((option) => [option.id, option]));
    return [...order.flatMap((id) => byId.get(id) ?? []), ...data.filter(({ id }) => !order.includes(id))];
  }, [data, order]);

  const save = useCallback(() => {
    const { order: ids, saved: before } = latest.current;
    if (ids.join(' ') === before.join(' ')) return setMoved(undefined);
    mutate(
      { body: { schema_slug: slug, data_ids: [...ids] } },
      {
        onError: () => notify({ tone: 'error', title: text('order.failed') }),
        onSettled: () => setMoved((now) => (now === ids ? undefined : now)),
      },
    );
  }, [mutate, notify, slug, text]);

  /** Moves an option without saving, while it is dragged. */
  const move = useCallback(
    (id: string, place: number) => {
      const next = moveOption(latest.current.order, id, place);
      if (next === latest.current.order) return;
      latest.current.order = next;
      setMoved(next);
      const title = latest.current.data.find((option) => option.id === id)?.title ?? '';
      setAnnouncement(text('order.moved', { title, place: next.indexOf(id) + 1, total: next.length }));
    },
    [text],
  );

  /** Moves an option up or down and saves the order. */
  const moveBy = useCallback(
    (id: string, places: number) => {
      move(id, latest.current.order.indexOf(id) + places);
      save();
    },
    [move, save],
  );

  return { rows: rows satisfies readonly CountedCodelistOption[], move, moveBy, save, announcement };
}
