import { PanelLeft } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { Link } from '../link/link';
import { Mark } from '../mark/mark';
import { RailContext } from '../side-navigation/rail-context';
import { Wordmark } from '../wordmark/wordmark';
import type { AppLayoutProps } from './app-layout-props';

interface AppSideProps extends Pick<
  AppLayoutProps,
  'brand' | 'navigation' | 'navigationFooter' | 'user' | 'texts' | 'onRailChange'
> {
  rail: boolean;
}

export function AppSide({ brand, navigation, navigationFooter, user, texts, rail, onRailChange }: AppSideProps) {
  return (
    <RailContext value={rail}>
      <div className="a-app__side">
        <div className="a-app__side-top">
          <Link className="a-app__brand" href={brand.href}>
            {rail ? <Mark name={brand.name} /> : <Wordmark name={brand.name} />}
          </Link>
          <IconButton
            aria-expanded={!rail}
            icon={PanelLeft}
            label={rail ? texts.expandNavigation : texts.collapseNavigation}
            onClick={() => onRailChange(!rail)}
            size="s"
          />
        </div>
        <nav aria-label={texts.navigation} className="a-app__nav">
          <div className="a-app__nav-items">{navigation}</div>
          {navigationFooter && <div className="a-app__nav-foot">{navigationFooter}</div>}
        </nav>
        {user}
      </div>
    </RailContext>
  );
}
