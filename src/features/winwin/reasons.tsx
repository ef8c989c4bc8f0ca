import { useTranslation } from '#i18n/use-translation.ts';
import { loan } from '#domain/public/winwin.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useWinwinFormat } from './use-winwin-format.ts';

/** The lender's benefits. */
export function Reasons() {
  const { t } = useTranslation('winwin');
  const { euro, percent } = useWinwinFormat();
  const { interestPercent, taxCreditPercent, guaranteePercent, serviceCredit } = loan;
  return (
    <Section title={t('why-title')}>
      <CardGrid pairs>
        <Card as="article" heading={t('why-interest', { percent: percent(interestPercent) })}>
          <p>{t('why-interest-text')}</p>
        </Card>
        <Card as="article" heading={t('why-tax', { percent: percent(taxCreditPercent) })}>
          <p>{t('why-tax-text')}</p>
        </Card>
        <Card as="article" heading={t('why-guarantee', { percent: percent(guaranteePercent) })}>
          <p>{t('why-guarantee-text')}</p>
        </Card>
        <Card as="article" heading={t('why-service', { amount: euro(serviceCredit.euro) })}>
          <p>{t('why-service-text', { per: euro(serviceCredit.perEuro) })}</p>
        </Card>
      </CardGrid>
    </Section>
  );
}
