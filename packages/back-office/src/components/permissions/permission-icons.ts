import { KeyRound, LayoutDashboard, type LucideIcon, UserRoundPlus } from 'lucide-react';
import { moduleIcons } from '../model/module-icons';
import { isNamedModule, type NamedModule } from './use-permission-words';

const icons: Readonly<Record<NamedModule, LucideIcon>> = {
  ...moduleIcons,
  members: UserRoundPlus,
  overview: LayoutDashboard,
};

/** The icon of a module of permissions. */
export const permissionIcon = (module: string): LucideIcon => (isNamedModule(module) ? icons[module] : KeyRound);
