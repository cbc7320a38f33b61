import type { CodelistSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Link, SelectField } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { codelistsMessages } from '../messages';

interface CategoryListProps {
  codelists: readonly CodelistSummary[];
  selected: string;
}

/** The codelists: links beside the options, or a select on a phone. */
export function CategoryList({ codelists, selected }: CategoryListProps) {
  const text = useTexts(codelistsMessages);
  const navigate = useNavigate();
  const words = useSelectTexts();
  const { href } = paths.codelists.details;
  return (
    <>
      <nav aria-label={text('codelist')} className="codelists__categories">
        <ul>
          {codelists.map(({ id, title, options }) => (
            <li key={id}>
              <Link aria-current={id === selected ? 'page' : undefined} className="codelists__category" href={href(id)}>
                <span>{title}</span> <span className="codelists__count">{options}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="codelists__select">
        <SelectField
          label={text('codelist')}
          name="codelist"
          onChange={({ target }) => void navigate(href(target.value))}
          options={codelists.map(({ id, title }) => ({ value: id, label: title }))}
          texts={words}
          value={selected}
        />
      </div>
    </>
  );
}
