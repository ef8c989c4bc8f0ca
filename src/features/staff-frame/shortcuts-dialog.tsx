import { useTranslation } from '#i18n/use-translation.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { chooseSingleKeys, useSingleKeys } from '#shared/staff/actions/single-keys.ts';
import { useRegisteredActions } from '#shared/staff/actions/use-actions.ts';
import { Button } from '#ui/actions/button.tsx';
import { ShortcutList } from '#ui/content/shortcut-list.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';

/** Headings in the order in which they first appear. */
function byGroup(actions: readonly StaffAction[]): readonly (readonly [string, readonly StaffAction[]])[] {
  const withKeys = actions.filter(({ keys = [] }) => keys.length > 0);
  const groups = [...new Set(withKeys.map(({ group }) => group))];
  return groups.map((name) => [name, withKeys.filter(({ group }) => group === name)]);
}

export interface ShortcutsDialogProps {
  readonly onClose: () => void;
  /** Goes to the help. */
  readonly onHelp: () => void;
}

/** All shortcuts of the screen that is open, the switch for those of one key, and the way to the help. */
export function ShortcutsDialog({ onClose, onHelp }: ShortcutsDialogProps) {
  const { t } = useTranslation('staff');
  const singleKeys = useSingleKeys();
  const groups = byGroup(useRegisteredActions());
  return (
    <Dialog
      open
      title={t('shortcuts-title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            icon="info"
            onClick={() => {
              onClose();
              onHelp();
            }}
          >
            {t('shortcuts-help')}
          </Button>
        </>
      }
    >
      <p>{t('shortcuts-text')}</p>
      <Checkbox
        id="single-keys"
        name="single-keys"
        label={t('single-keys')}
        checked={singleKeys}
        onChange={chooseSingleKeys}
      />
      {groups.map(([name, actions]) => (
        <ShortcutList
          key={name}
          title={name}
          shortcuts={actions.map(({ id, label, keys = [] }) => ({ id, label, keys }))}
        />
      ))}
    </Dialog>
  );
}
