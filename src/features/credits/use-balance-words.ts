import { useTranslation } from 'react-i18next';

/** Says a balance. Where it is below zero a word says so: a sign is easily missed, and not every voice reads it out. */
export function useBalanceWords(): (balance: number) => string {
  const { t } = useTranslation('credits');
  return (balance) => t(balance < 0 ? 'euro-owed' : 'euro', { count: Math.abs(balance) });
}
