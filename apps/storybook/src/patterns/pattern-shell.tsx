import { useTexts } from '@atrium/i18n';
import { AppLayout, NavigationItem, UserBadge } from '@atrium/ui-kit';
import { Building2, Settings2, Shield } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bookMessages } from '../messages';

export interface PatternShellProps {
  /** Narrow navigation, and a page with its own top bar. */
  readonly wizard?: boolean;
  readonly children: ReactNode;
}

/** A signed-in page with its navigation. */
export function PatternShell({ wizard = false, children }: PatternShellProps) {
  const text = useTexts(bookMessages);
  const [rail, setRail] = useState<boolean>();
  return (
    <AppLayout
      brand={{ name: 'Atrium', href: '#list' }}
      locationKey="pattern"
      navigation={
        <>
          <NavigationItem current href="#list" icon={Building2} label={text('patterns.shell.companies')} />
          <NavigationItem href="#roles" icon={Shield} label={text('patterns.shell.roles')} />
        </>
      }
      navigationFooter={<NavigationItem href="#settings" icon={Settings2} label={text('patterns.shell.settings')} />}
      onRailChange={setRail}
      hideTopBar={wizard}
      rail={rail ?? (wizard || undefined)}
      texts={{
        skip: text('patterns.shell.skip'),
        navigation: text('patterns.shell.navigation'),
        openNavigation: text('patterns.shell.open'),
        closeNavigation: text('patterns.shell.close'),
        collapseNavigation: text('patterns.shell.collapse'),
        expandNavigation: text('patterns.shell.expand'),
      }}
      user={
        <UserBadge
          detail={text('patterns.shell.position')}
          href="#settings"
          label={text('patterns.shell.settings')}
          name="Maja Kovač"
        />
      }
    >
      {children}
    </AppLayout>
  );
}
