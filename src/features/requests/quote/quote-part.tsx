import { useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type Quote, quoteSchema } from '#domain/documents/quote.ts';
import { readKnown } from '#domain/read-known.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { usePriceWords } from '#shared/requests/use-price-words.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { GivenNotice, VoidAnswer, WaitingAnswer } from './answer-notices.tsx';
import { QuoteQuestion } from './quote-question.tsx';
import { useQuoteAnswer } from './use-quote-answer.ts';

export interface QuotePartProps {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly service: string;
}

function KnownQuote({ acting, row, service, quote }: QuotePartProps & { readonly quote: Quote }) {
  const { t } = useTranslation('visits');
  const outcome = useRef<HTMLDivElement>(null);
  const { isOpen, waiting, given, rejected, busy, failure, isChanging, ...act } = useQuoteAnswer(acting, row, quote);
  const price = usePriceWords()(quote);
  const awaitsVisit = row.status === 'submitted' || row.status === 'processing';
  const answer = given ?? (awaitsVisit && quote.state === 'declined' ? 'no' : null);
  // The pressed button goes away: its outcome takes the focus.
  const andShow = (done: Promise<void>) => void done.then(() => outcome.current?.focus());
  const isAgreed = quote.state === 'accepted' || given === 'yes';
  return (
    <Stack>
      <StatusArea ref={outcome}>
        {answer === null || waiting !== null ? null : <GivenNotice answer={answer} />}
        {waiting === null ? null : (
          <WaitingAnswer
            waiting={waiting}
            price={waiting.number === quote.number ? price : null}
            onChange={isChanging ? null : act.change}
          />
        )}
        {rejected === null ? null : (
          <VoidAnswer
            code={rejected.error?.code ?? 'unknown'}
            answer={rejected.answer}
            onUnderstood={() => andShow(act.forget(rejected.itemId))}
          />
        )}
        {failure === null ? null : <VoidAnswer code={failure} answer={null} onUnderstood={null} />}
        {isChanging ? <p>{t('quote-changing')}</p> : null}
      </StatusArea>
      {isOpen || isChanging ? (
        <QuoteQuestion
          service={service}
          price={price}
          isNew={quote.number > 1}
          busy={busy}
          onAnswer={(said) => andShow(act.give(said))}
        />
      ) : null}
      {isAgreed && row.status !== 'cancelled' ? <p>{t('quote-agreed', { price })}</p> : null}
    </Stack>
  );
}

/**
 * The price of a request: the question while it waits for a yes or no, the answer on its way, and afterwards what was
 * agreed.
 */
export function QuotePart(props: QuotePartProps) {
  const { row } = props;
  const quote = row.quote === undefined ? null : readKnown(quoteSchema, row.quote);
  if (quote === null || (row.status === 'cancelled' && row.answer === null)) return null;
  return <KnownQuote {...props} quote={quote} />;
}
