import { Combobox } from '@base-ui/react/combobox';
import { CircleAlert } from 'lucide-react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { OptionsSource, SearchSelectTexts } from './options-source';

interface OptionStatusProps {
  source: OptionsSource;
  texts: SearchSelectTexts;
}

function StatusWords({ source, texts }: OptionStatusProps) {
  const { options, total, error, hasMore, isFetching } = source;
  if (isFetching || (options === undefined && !error)) {
    return (
      <span className="a-options__status a-options__status--loading">
        <Spinner size="s" />
        {texts.loading}
      </span>
    );
  }
  if (error) {
    return (
      <span className="a-options__status a-options__status--failed">
        <Icon icon={CircleAlert} size="s" />
        {texts.failed}
      </span>
    );
  }
  const shown = options?.length ?? 0;
  if (shown === 0) return <span className="a-options__status a-options__status--empty">{texts.empty}</span>;
  if (hasMore) return <span className="a-options__status">{texts.more(shown, total)}</span>;
  return <VisuallyHidden>{texts.found(shown)}</VisuallyHidden>;
}

/** Status below the list, also announced: loading, failed with Retry, nothing found, number of options. */
export function OptionStatus({ source, texts }: OptionStatusProps) {
  const failed = Boolean(source.error) && !source.isFetching;
  return (
    <div className="a-options__foot">
      <Combobox.Status>
        <StatusWords source={source} texts={texts} />
      </Combobox.Status>
      {failed && (
        <Button onClick={source.retry} size="s">
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
