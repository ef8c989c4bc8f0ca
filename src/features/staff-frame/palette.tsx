import { useTranslation } from 'react-i18next';
import { findActions } from '#shared/staff/actions/find-actions.ts';
import { useRegisteredActions } from '#shared/staff/actions/use-actions.ts';
import { Keys } from '#ui/content/keys.tsx';
import { SearchDialog } from '#ui/layout/search-dialog.tsx';

/** Every action and place by name (Ctrl+K). */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('staff');
  const actions = useRegisteredActions();
  return (
    <SearchDialog
      label={t('palette-label')}
      closeLabel={t('close')}
      outcomeOf={(count) => t('palette-found', { count })}
      onClose={onClose}
      optionsFor={(typed) =>
        findActions(actions, typed).map(({ id, label, keys = [], disabledReason = null, run }) => ({
          id,
          disabled: disabledReason !== null,
          onChoose: run,
          label: (
            <>
              <span>{disabledReason === null ? label : t('palette-not-now', { label, reason: disabledReason })}</span>
              <span>
                {keys.map((key) => (
                  <Keys key={key} keys={key} />
                ))}
              </span>
            </>
          ),
        }))
      }
    />
  );
}
