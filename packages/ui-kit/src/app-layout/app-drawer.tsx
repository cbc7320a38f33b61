import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { Wordmark } from '../wordmark/wordmark';
import type { AppLayoutProps } from './app-layout-props';

interface AppDrawerProps extends Pick<AppLayoutProps, 'brand' | 'navigation' | 'navigationFooter' | 'user' | 'texts'> {
  open: boolean;
  onClose: () => void;
}

export function AppDrawer({ open, onClose, brand, navigation, navigationFooter, user, texts }: AppDrawerProps) {
  return (
    <Base.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim a-scrim--drawer" />
        <Base.Popup aria-label={texts.navigation} className="a-app__drawer">
          <div className="a-app__drawer-top">
            <Wordmark name={brand.name} />
          </div>
          <nav aria-label={texts.navigation} className="a-app__nav">
            <div className="a-app__nav-items">{navigation}</div>
            {navigationFooter && <div className="a-app__nav-foot">{navigationFooter}</div>}
          </nav>
          {user}
          <div className="a-app__drawer-close">
            <Base.Close render={<IconButton icon={X} label={texts.closeNavigation} size="l" />} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
