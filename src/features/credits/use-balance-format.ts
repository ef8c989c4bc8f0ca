import { useTranslation } from 'react-i18next';

/** Formats a balance. A negative one has a word: a minus sign is easily missed, and some screen readers skip it. */
export function useBalanceFormat(): (balance: number) => string {
  const { t } = useTranslation('credits');
  return (balance) => t(balance < 0 ? 'euro-owed' : 'euro', { count: Math.abs(balance) });
}
