import { useTranslation } from '#i18n/use-translation.ts';
import type { MissingAnswer } from '#domain/contracts/credits.ts';
import { nextDeadline } from '#domain/debts/next-deadline.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useEuroFormat } from '../use-euro-format.ts';

/** Until when to pay, and what happens after that day. */
export function PayBy({ visits }: Pick<MissingAnswer, 'visits'>) {
  const { t } = useTranslation('credits');
  const language = useLanguage();
  const formatEuro = useEuroFormat();
  const deadline = nextDeadline(visits, useToday());
  if (deadline.kind === 'none') return null;
  if (deadline.kind === 'late') {
    return (
      <p>
        <strong>{t('pay-late')}</strong>
      </p>
    );
  }
  const { day, fee } = deadline;
  return (
    <>
      <p>
        <strong>{t('pay-by', { day: formatLongDay(day, language) })}</strong>
      </p>
      <p>{fee === null ? t('pay-then-reminder') : t('pay-then-fee', { amount: formatEuro(fee) })}</p>
    </>
  );
}
