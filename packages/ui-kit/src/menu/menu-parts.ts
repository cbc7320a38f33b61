import type { Menu as Base } from '@base-ui/react/menu';
import { createContext, useContext } from 'react';

type MenuParts = Pick<typeof Base, 'Item' | 'LinkItem' | 'Separator'>;

/** The parts of an opened menu. Their code loads when the menu is first used. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (parts === null) throw new Error('An item of a menu stands in a Menu.');
  return parts;
}
