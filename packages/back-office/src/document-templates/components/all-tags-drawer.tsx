import { itemColumns, knownTags, rateColumns, type TagGroup } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Drawer } from '@atrium/ui-kit';
import { documentTemplatesMessages } from '../messages';
import { CopyTagButton } from './copy-tag-button';
import { useTagWords } from './use-tag-words';

interface AllTagsDrawerProps {
  open: boolean;
  onClose: () => void;
}

const groups = Object.entries(knownTags) as [TagGroup, readonly string[]][];
const examples = ['{field.valid_until}', '{field.terms}', '{field.place}'];
const tables = [
  `{#items} ${itemColumns.map((column) => `{${column}}`).join(' ')} {/items}`,
  `{#items.rates} ${rateColumns.map((column) => `{${column}}`).join(' ')} {/items.rates}`,
];

/** Every tag that a template may use, to copy into Word. */
export function AllTagsDrawer({ open, onClose }: AllTagsDrawerProps) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const { meaning } = useTagWords();
  return (
    <Drawer
      closeLabel={common('close')}
      description={text('allTags.hint')}
      onClose={onClose}
      open={open}
      title={text('allTags.title')}
    >
      {groups.map(([group, names]) => (
        <TagGroupList
          key={group}
          rows={names.map((name) => ({ tag: `{${group}.${name}}`, meaning: meaning(`${group}.${name}`) }))}
          title={text(`group.${group}`)}
        />
      ))}
      <TagGroupList
        rows={tables.map((tag, at) => ({ tag, meaning: text(at === 0 ? 'allTags.items' : 'allTags.rates') }))}
        title={text('tables.title')}
      />
      <TagGroupList
        rows={examples.map((tag) => ({ tag, meaning: text('allTags.field') }))}
        title={text('fields.title')}
      />
    </Drawer>
  );
}

interface TagGroupListProps {
  title: string;
  rows: readonly { readonly tag: string; readonly meaning: string }[];
}

function TagGroupList({ title, rows }: TagGroupListProps) {
  return (
    <section className="template-group">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ tag, meaning }) => (
          <li key={tag}>
            <span className="template-group__words">
              <code>{tag}</code>
              <span>{meaning}</span>
            </span>
            <CopyTagButton tag={tag} />
          </li>
        ))}
      </ul>
    </section>
  );
}
