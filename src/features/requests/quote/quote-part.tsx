import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { phoneHref } from '#domain/brand.ts';
import { type Quote, quoteSchema } from '#domain/documents/quote.ts';
import { useUnreachable } from '#shared/cached/use-unreachable.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { usePriceWords } from '#shared/requests/use-price-words.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { QuoteQuestion, type QuoteQuestionProps } from './quote-question.tsx';
import { type QuoteFailure, useQuoteAnswer, type YesOrNo } from './use-quote-answer.ts';

function FailureNotice({ failure }: { readonly failure: QuoteFailure }) {
  const { t } = useTranslation(['visits', 'errors', 'requests']);
  if (failure.code === 'quote-replaced') return <Notice kind="info" title={t('quote-replaced')} />;
  if (failure.code === 'quote-answered') return <Notice kind="info" title={t('quote-answered')} />;
  return (
    <Notice kind="danger" title={failure.kind === 'failed' ? t('quote-failed') : t('quote-gone')}>
      {failure.kind === 'failed' ? <p>{t(`errors:${failure.code}`)}</p> : null}
      <Row>
        <LinkButton href={phoneHref} icon="phone">
          {t('requests:call')}
        </LinkButton>
      </Row>
    </Notice>
  );
}

function AskedQuestion(props: Omit<QuoteQuestionProps, 'offline'>) {
  return <QuoteQuestion {...props} offline={useUnreachable()} />;
}

/** What was answered, and what happens now. */
function Answered({ answer }: { readonly answer: YesOrNo }) {
  const { t } = useTranslation('visits');
  return (
    <Notice kind={answer === 'yes' ? 'success' : 'info'} title={t(`quote-said-${answer}`)}>
      <p>{t(`quote-next-${answer}`)}</p>
    </Notice>
  );
}

export interface QuotePartProps {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly service: string;
}

function KnownQuote({ acting, row, service, quote }: QuotePartProps & { readonly quote: Quote }) {
  const { t } = useTranslation('visits');
  const { busy, given, failure, give } = useQuoteAnswer(acting, row.id, quote);
  const price = usePriceWords()(quote);
  const isOpen = quote.state === 'sent' && given === null;
  const waits = row.status === 'submitted' || row.status === 'processing';
  const answer = given ?? (waits && quote.state === 'declined' ? 'no' : null);
  return (
    <Stack>
      {isOpen ? (
        <AskedQuestion service={service} price={price} isNew={quote.number > 1} busy={busy} onAnswer={give} />
      ) : null}
      <StatusArea>
        {answer === null ? null : <Answered answer={answer} />}
        {failure === null || given !== null ? null : <FailureNotice failure={failure} />}
      </StatusArea>
      {quote.state === 'accepted' || given === 'yes' ? <p>{t('quote-agreed', { price })}</p> : null}
    </Stack>
  );
}

/** The price of a request: the question while it waits for a yes or no, and afterwards what was agreed. */
export function QuotePart(props: QuotePartProps) {
  const quote = quoteSchema.safeParse(props.row.quote).data;
  return quote === undefined || props.row.status === 'cancelled' ? null : <KnownQuote {...props} quote={quote} />;
}
