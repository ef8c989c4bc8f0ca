import { useTranslation } from '#i18n/use-translation.ts';
import type { Quote } from '#domain/documents/quote.ts';
import type { VisitPrice } from '#domain/documents/visit.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { usePriceWords } from '#shared/requests/use-price-words.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { FileActions } from '../use-file-actions.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';

interface QuoteCardProps {
  readonly quote: Quote | null;
  /** What stands on the visit; it is not changed by a new quote until that is accepted. */
  readonly agreed: VisitPrice | null;
  readonly actions: FileActions;
  readonly onRefused: (reason: string) => void;
}

/** The price: proposed, answered, and what to do next about it. */
export function QuoteCard({ quote, agreed, actions, onRefused }: QuoteCardProps) {
  const { t } = useTranslation(['file', 'prices']);
  const language = useLanguage();
  const words = usePriceWords();
  const { moment } = useRowWords();
  const isMain = quote === null || quote.state === 'declined';
  return (
    <Card as="div" heading={t('quote')}>
      {quote === null ? <p>{t('quote-none')}</p> : null}
      {quote === null ? null : (
        <>
          <p>
            <strong>{words(quote)}</strong> ({t(`prices:variant-${quote.variant}`)})
          </p>
          <p>
            {t('quote-sent', { moment: moment(quote.sent_at) })}{' '}
            {quote.state === 'sent' || quote.answered_at === null
              ? t('quote-waits')
              : t(`quote-${quote.state}-${quote.how ?? 'app'}`, { moment: moment(quote.answered_at) })}
          </p>
        </>
      )}
      {agreed === null || quote?.state === 'accepted' ? null : (
        <p>{t('quote-agreed', { price: formatEuro(agreed.cents_per_hour, language) })}</p>
      )}
      <Row>
        <ActionButton action={actions.quote} kind={isMain ? 'main' : 'secondary'} icon="send" onRefused={onRefused} />
        {quote?.state === 'sent' ? (
          <ActionButton action={actions.answer} kind="main" icon="phone" onRefused={onRefused} />
        ) : null}
      </Row>
    </Card>
  );
}
