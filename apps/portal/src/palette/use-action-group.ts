import { can } from '@atrium/api-client';
import type { CurrentUser } from '@atrium/api-client/contract';
import { languages, useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { themes, useNotify, useTheme, type PaletteGroup, type PaletteItem } from '@atrium/ui-kit';
import { Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { portalMessages } from '../messages';
import type { PortalFeature } from '../portal-feature';
import { useLogOut } from '../session/use-log-out';
import { signedInMessages } from '../signed-in-messages';
import { useFeatureText } from './use-feature-text';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

/** Actions of the palette. */
export function useActionGroup(features: readonly PortalFeature[], user: CurrentUser): PaletteGroup {
  const t = useTexts(signedInMessages);
  const portal = useTexts(portalMessages);
  const common = useCommonTexts();
  const textOf = useFeatureText(features);
  const notify = useNotify();
  const [current, chooseTheme] = useTheme();
  const [language, chooseLanguage] = useLanguage();
  const logOut = useLogOut();

  const begun = features
    .flatMap(({ actions = [] }) => actions)
    .filter(({ permission = [] }) => can(user, permission))
    .map(({ id, labelKey, icon, href }): PaletteItem => ({ id: `action-${id}`, label: textOf(labelKey), icon, href }));
  const toTheme = themes
    .filter((theme) => theme !== current)
    .map((theme): PaletteItem => ({
      id: `theme-${theme}`,
      label: t(`palette.theme.${theme}`),
      keywords: [t('palette.themeWords')],
      icon: themeIcons[theme],
      onSelect: () => chooseTheme(theme),
    }));
  const toLanguage = languages
    .filter((other) => other !== language)
    .map((other): PaletteItem => ({
      id: `language-${other}`,
      label: t('palette.language', { language: common(`languages.${other}`) }),
      icon: Languages,
      onSelect: () =>
        void chooseLanguage(other).catch(() => notify({ tone: 'error', title: common('failure.network') })),
    }));
  const out: PaletteItem = { id: 'log-out', label: portal('navigation.logOut'), icon: LogOut, onSelect: logOut };
  return { id: 'actions', label: t('palette.actions'), items: [...begun, ...toTheme, ...toLanguage, out] };
}
