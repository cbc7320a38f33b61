import { Menu as MenuIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import { classNames } from '../class-names';
import { useMediaQuery } from '../hooks/use-media-query';
import { IconButton } from '../icon-button/icon-button';
import { Link } from '../link/link';
import { MountOnOpen } from '../mount-on-open';
import { Wordmark } from '../wordmark/wordmark';
import type { AppLayoutProps } from './app-layout-props';
import { AppSide } from './app-side';

const AppDrawer = lazy(async () => ({ default: (await import('./app-drawer')).AppDrawer }));

/** Layout of the signed-in application: navigation at the side (a drawer on a phone) and the page. */
export function AppLayout(props: AppLayoutProps) {
  const { texts, brand, navigation, navigationFooter, user, rail, onRailChange, notice, topBarEnd, children } = props;
  const { hideTopBar = false, locationKey } = props;
  const narrow = useMediaQuery('(max-width: 1119px)');
  const [openedAt, setOpenedAt] = useState<string>();
  const shownRail = rail ?? narrow;
  const parts = { brand, navigation, navigationFooter, user, texts };

  return (
    <div className={classNames('a-app', shownRail && 'a-app--rail')}>
      <a className="a-app__skip" href="#content">
        {texts.skip}
      </a>
      {notice && <div className="a-app__notice">{notice}</div>}
      <div className="a-app__frame">
        {!hideTopBar && (
          <header className="a-app__top">
            <IconButton icon={MenuIcon} label={texts.openNavigation} onClick={() => setOpenedAt(locationKey)} />
            <Link className="a-app__brand" href={brand.href}>
              <Wordmark name={brand.name} />
            </Link>
            {topBarEnd && <div className="a-app__top-end">{topBarEnd}</div>}
          </header>
        )}
        <AppSide {...parts} onRailChange={onRailChange} rail={shownRail} />
        <main className="a-app__main" id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <MountOnOpen open={openedAt === locationKey}>
        <AppDrawer {...parts} onClose={() => setOpenedAt(undefined)} open={openedAt === locationKey} />
      </MountOnOpen>
    </div>
  );
}
