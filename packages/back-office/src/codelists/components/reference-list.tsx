import type { ReferenceGroup } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { backOfficeMessages } from '../../components/messages';
import type { BackOfficeModule } from '../../components/model/module';
import { codelistsMessages } from '../messages';

/** The records of one module that refer to an option: the newest as links, and how many more there are. */
export function ReferenceList({ group: { module, uses, kept, records } }: { group: ReferenceGroup }) {
  const text = useTexts(codelistsMessages);
  const modules = useTexts(backOfficeMessages);
  const rest = uses + kept - records.length;
  return (
    <section className="codelists__references">
      <h3>{modules(`title.${module as BackOfficeModule}`)}</h3>
      {records.length > 0 && (
        <ul>
          {records.map(({ id, title, subtitle, href }) => (
            <li key={id}>
              <TextLink href={href}>{title}</TextLink> {subtitle}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p>{text(records.length === 0 ? 'uses.records' : 'uses.more', { count: rest })}</p>}
      {kept > 0 && <p>{text('uses.kept', { count: kept })}</p>}
    </section>
  );
}
