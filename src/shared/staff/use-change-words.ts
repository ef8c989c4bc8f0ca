import { useTranslation } from '#i18n/use-translation.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
import { changes } from './changes.ts';

/** Returns what was done in words; the name itself of a change that this version does not know. */
export function useChangeWords(): (action: string) => string {
  const { t } = useTranslation('staff');
  return (action) => {
    const known = changes.find((change) => change === action);
    return known === undefined ? action : t(`did-${known}`);
  };
}

/** The same of an entry of the audit log, which says what was undone. */
export function useEntryWords(): (entry: Pick<CommandAuditEntry, 'action' | 'undoes'>) => string {
  const { t } = useTranslation('staff');
  const changeWords = useChangeWords();
  return ({ action, undoes }) =>
    undoes === undefined ? changeWords(action) : t('did-undo', { what: changeWords(undoes.action) });
}
