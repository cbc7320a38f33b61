import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Icon, Link } from '@atrium/ui-kit';
import { CircleAlert } from 'lucide-react';
import { paths } from '../../../paths';
import { useItemCodelists } from '../../../components/documents/api/codelists';
import { newDocumentMessages } from '../../new-document-messages';
import type { ItemField, ItemProblem, TypedItem } from '../../model/typed-item';
import { useItemProblem } from './use-item-words';

interface ItemProblemProps {
  item: TypedItem;
  problem: ItemProblem;
  onChoose: (field: ItemField, key: string) => void;
}

/** What is wrong with an item: the option that was probably meant, and the way to the codelist. */
export function ItemProblemText({ item, problem, onChoose }: ItemProblemProps) {
  const text = useTexts(newDocumentMessages);
  const sentence = useItemProblem();
  const canAdd = usePermission('update/codelists');
  const { unitsId } = useItemCodelists();
  const { field, reason, suggestion } = problem;
  return (
    <p className="item-problem">
      <Icon icon={CircleAlert} size="s" />
      <span>
        {sentence(item, problem)}
        {suggestion !== undefined && (
          <>
            {' '}
            <button className="item-problem__choice" onClick={() => onChoose(field, suggestion.key)} type="button">
              {text('items.didYouMean', { option: suggestion.title })}
            </button>
          </>
        )}
        {field === 'unit' && reason === 'option' && canAdd && unitsId !== undefined && (
          <>
            {' '}
            <Link href={paths.codelists.details.href(unitsId)}>{text('items.addUnit')}</Link>
          </>
        )}
      </span>
    </p>
  );
}

/** The same below a row of the grid. */
export function ItemProblemRow(props: ItemProblemProps) {
  return (
    <div className="items-grid__problem" role="row">
      <div role="gridcell">
        <ItemProblemText {...props} />
      </div>
    </div>
  );
}
