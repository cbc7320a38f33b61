import { useTexts } from '@atrium/i18n';
import { Badge, ButtonLink, Card, CompanyTile, DefinitionList, PageHeader, Status } from '@atrium/ui-kit';
import { ExternalLink } from 'lucide-react';
import { bookMessages } from '../messages';
import { PatternShell } from './pattern-shell';
import './patterns.css';

/** A record: name and state in the header, facts in cards, related information aside. */
export function DetailsPattern() {
  const text = useTexts(bookMessages);
  const title = text('patterns.details.title');
  return (
    <PatternShell>
      <PageHeader
        actions={
          <ButtonLink href="#crm" icon={ExternalLink} variant="primary">
            {text('patterns.details.open')}
          </ButtonLink>
        }
        back={{ href: '#list', label: text('patterns.list.title') }}
        lead={<CompanyTile name={title} size="xl" />}
        status={<Status tone="success">{text('patterns.list.active')}</Status>}
        title={title}
        width="details"
      />
      <div className="book-pattern__page">
        <Card title={text('patterns.details.overview')}>
          <DefinitionList
            items={[
              { id: 'author', term: text('patterns.details.author'), value: 'Maja Kovač' },
              { id: 'created', term: text('patterns.details.created'), value: '12.10.2026, 09:14' },
              { id: 'changed', term: text('patterns.details.changed'), value: '20.11.2026, 16:05' },
            ]}
            layout="columns"
          />
        </Card>
        <Card
          actions={<Badge tone="accent">{text('patterns.details.trial')}</Badge>}
          title={text('patterns.details.subscription')}
        >
          <DefinitionList items={[{ id: 'ends', term: text('patterns.details.ends'), value: '30.11.2026' }]} />
        </Card>
      </div>
    </PatternShell>
  );
}
