import { use } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { phoneHref } from '#domain/brand.ts';
import { cancellationTerms } from '#domain/requests/cancellation-terms.ts';
import { canAskMove } from '#domain/visits/visit-move.ts';
import { MovePart } from '#features/requests/move/move-part.tsx';
import { moveOfVisit } from '#features/requests/move/moves-of.ts';
import { useLateCostText } from '#features/requests/visit/use-late-cost-text.ts';
import { useTermsText } from '#features/requests/visit/use-terms-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { MayBook } from '#shared/requests/may-book.ts';
import { isBeingCancelled, type RequestRow } from '#shared/requests/request-row.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Apart } from '#ui/layout/apart.tsx';
import { cardHeadingId } from './focus-card.ts';

export interface ChangeVisitProps {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly now: Date;
}

/** A coming visit that does not suit is asked for at another time; only staff can cancel it. */
export function ChangeVisit({ acting, row, now }: ChangeVisitProps) {
  const { t } = useTranslation(['visits', 'requests']);
  const language = useLanguage();
  const today = useToday();
  const mayBook = use(MayBook);
  const termsText = useTermsText();
  const lateCostText = useLateCostText();
  const terms = cancellationTerms(row, now);
  const visit = { date: row.requestDate, start: row.time, state: 'confirmed' } as const;
  return (
    <>
      {mayBook && canAskMove(visit, now) && !isBeingCancelled(row) ? (
        <MovePart
          acting={acting}
          visit={{ ...visit, requestId: row.id, id: row.id, minutes: row.hours * 60 }}
          shown={moveOfVisit(row, row.id)}
          when={formatVisitTime(row.requestDate, row.time, today, language)}
          now={now}
          focusId={cardHeadingId(row.id)}
        />
      ) : null}
      <Apart>
        <p>
          {t('visit-change')} {terms === null ? null : termsText(terms, now)}{' '}
          {terms === null || terms.kind === 'begun' ? null : lateCostText(row, terms)}
        </p>
        <LinkButton href={phoneHref} icon="phone">
          {t('requests:call')}
        </LinkButton>
      </Apart>
    </>
  );
}
