import { firstStepsEndpoint, type FirstSteps as OpenSteps } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTexts, type Texts } from '@atrium/i18n';
import { Badge, Card, Icon, TextLink } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { paths } from '../../paths';
import { overviewMessages, type OverviewTexts } from '../messages';

type Step = OpenSteps['data'][number];

/** The table of settings in the product's README. */
const readme = 'https://atrium.example/#settings';

function stepTexts({ step, settings }: Step, text: Texts<OverviewTexts>) {
  switch (step) {
    case 'seller':
      return {
        words: text('steps.sellerText', { settings: settings.join(', ') }),
        link: { href: readme, label: text('steps.sellerLink') },
      };
    case 'price_list':
      return {
        words: text('steps.priceText'),
        link: { href: paths['price-list'].href(), label: text('steps.priceLink') },
      };
    case 'role':
      return { words: text('steps.roleText'), link: { href: paths.roles.href(), label: text('steps.roleLink') } };
    case 'invitation':
      return {
        words: text('steps.invitationText'),
        link: { href: paths.users.href(), label: text('steps.invitationLink') },
      };
  }
}

interface FirstStepsProps {
  className?: string;
}

/** The open steps of a new installation; nothing once all are done. */
export function FirstSteps({ className }: FirstStepsProps) {
  const text = useTexts(overviewMessages);
  const { data } = useQuery(callQueryOptions(useApiClient(), firstStepsEndpoint, {}));
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Card
      actions={<Badge>{text('steps.note', { count: data.data.length })}</Badge>}
      className={className}
      flush
      title={text('steps.title')}
    >
      <ol className="overview__rows">
        {data.data.map((step) => {
          const { words, link } = stepTexts(step, text);
          return (
            <li className="overview__row" key={step.step}>
              <span className="overview__icon">
                <Icon icon={Circle} />
              </span>
              <span className="overview__words">
                <strong>{text(`steps.${step.step}`)}</strong>
                <span className="overview__note">{words}</span>
              </span>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** The same below another page's content. */
export function StartPageSteps() {
  return <FirstSteps className="overview__start" />;
}
