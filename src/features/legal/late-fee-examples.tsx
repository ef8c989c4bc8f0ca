import { useTranslation } from '#i18n/use-translation.ts';
import { lateFeeCents } from '#domain/public/terms.ts';
import { Amounts } from '#ui/fields/amounts.tsx';
import { useLegalValues } from './use-legal-values.ts';

/** One amount for each rule, one for which the law allows less than the rule, and one that reaches the maximum. */
const dueCents = [60_00, 150_00, 200_00, 300_00, 500_00, 2_000_00, 3_500_00];

/** Worked examples of the late fee. */
export function LateFeeExamples() {
  const { t } = useTranslation('terms');
  const { inCents } = useLegalValues();
  return (
    <Amounts
      amounts={dueCents.map((due) => ({
        name: t('late-due', { amount: inCents(due) }),
        value: t('late-fee', { amount: inCents(lateFeeCents(due)) }),
      }))}
    />
  );
}
