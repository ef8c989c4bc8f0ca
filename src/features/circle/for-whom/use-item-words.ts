import { useTranslation } from '#i18n/use-translation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatStoredDay } from '#shared/days/day-words.ts';
import type { AccountItem } from '#sync/account-outbox.ts';

/** Says what an item of the outbox was to do. */
export function useItemWords(): (item: AccountItem) => string {
  const { t } = useTranslation('for-whom');
  const language = useLanguage();
  return ({ command }) => {
    if (command.kind === 'create-request') {
      return t('item-request', { day: formatStoredDay(command.request.request_date, language) });
    }
    return t(command.kind === 'cancel-request' ? 'item-cancel' : 'item-other');
  };
}
