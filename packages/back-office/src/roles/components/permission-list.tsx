import type { PermissionModule } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { rolesMessages } from '../messages';
import { permissionIcon } from '../../components/permissions/permission-icons';
import { groupModules } from '../model/permission-modules';
import { permissionOf } from '../model/permission-set';
import { PermissionBox } from './permission-box';
import type { PermissionEdit } from './permission-edit';

/** The permissions of a role on a phone: a module unfolds to its actions. */
export function PermissionList({ edit, label }: { edit: PermissionEdit; label: string }) {
  const text = useTexts(rolesMessages);
  return (
    <section aria-label={label}>
      {groupModules(edit.modules).map(({ group, modules }) => (
        <section aria-label={text(`permissions.group.${group}`)} key={group}>
          <p className="permission-list__group">{text(`permissions.group.${group}`)}</p>
          {modules.map((module) => (
            <ModulePermissions edit={edit} key={module.module} module={module} />
          ))}
        </section>
      ))}
    </section>
  );
}

function ModulePermissions({ edit, module }: { edit: PermissionEdit; module: PermissionModule }) {
  const text = useTexts(rolesMessages);
  const words = usePermissionWords();
  const [open, setOpen] = useState(false);
  const id = useId();
  const held = module.actions.filter((action) => edit.held.has(permissionOf(module.module, action)));
  return (
    <div className="permission-list__module">
      <button
        aria-controls={id}
        aria-expanded={open}
        className="permission-list__head"
        onClick={() => setOpen(!open)}
        type="button"
      >
        <Icon icon={permissionIcon(module.module)} />
        <span className="permission-list__words">
          <span className="permission-list__name">{words.module(module.module)}</span>
          {!open && (
            <span className="permission-list__held">
              {held.length === 0 ? text('permissions.none') : held.map((action) => words.action(action)).join(', ')}
            </span>
          )}
        </span>
        <span>{text('permissions.ofAll', { held: held.length, all: module.actions.length })}</span>
        <Icon icon={open ? ChevronUp : ChevronDown} />
      </button>
      <div className="permission-list__body" hidden={!open} id={id}>
        {open &&
          module.actions.map((action) => (
            <PermissionBox
              action={action}
              edit={edit}
              key={action}
              label={
                <>
                  {words.action(action)}
                  {edit.changed.has(permissionOf(module.module, action)) && (
                    <span className="permission-list__changed">{text('permissions.changed')}</span>
                  )}
                </>
              }
              module={module}
            />
          ))}
      </div>
    </div>
  );
}
