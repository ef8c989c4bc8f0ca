import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { nextVisit } from '#domain/dispatch/board-stage.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { readKnown } from '#domain/read-known.ts';
import { usualPrice } from '#domain/requests/hourly-prices.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { brand } from '#domain/brand.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { hasConfirmedStudent } from '#domain/visits/visit-state.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment, formatLongDay, formatHour } from '#shared/days/day-words.ts';
import { useDurationWords, usePriceWords } from '#shared/requests/use-price-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { fullName, Recipient, Sender } from '#shared/staff/print/letter-head.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Sheet, Strong } from '#ui/layout/sheet.tsx';
import { deviceClock } from '#lib/clock.ts';
import type { Confirmed } from './confirmation-queries.ts';

/** What it costs: as agreed, as proposed, or the price list while nothing is. */
function useCost({ request, visits }: Confirmed): string {
  const { t } = useTranslation('confirmation');
  const language = useLanguage();
  const priceWords = usePriceWords();
  const visit = nextVisit(visits)?.visit;
  if (visit?.price != null) {
    return priceWords({ cents_per_hour: visit.price.cents_per_hour, minutes: visit.minutes_planned });
  }
  const quote = readKnown(quoteSchema, request.quote);
  if (quote !== null && quote.state !== 'declined') return t('cost-proposed', { price: priceWords(quote) });
  const service = serviceIds.find((id) => id === request.task_category_id);
  if (service === undefined) return t('cost-later');
  const { from, to } = usualPrice(service);
  const words = (euro: number) => formatEuro(euro * 100, language);
  return from === to
    ? t('cost-usual', { price: words(from) })
    : t('cost-between', { from: words(from), to: words(to) });
}

function useFacts(acting: ActingFor, confirmed: Confirmed) {
  const { request, visits } = confirmed;
  const { t } = useTranslation('confirmation');
  const language = useLanguage();
  const duration = useDurationWords();
  const serviceName = useServiceNames(acting);
  const cost = useCost(confirmed);
  const visit = nextVisit(visits)?.visit;
  const student = visit !== undefined && hasConfirmedStudent(visit.state) ? visit.student_profiles : null;
  return [
    { name: t('service'), value: serviceName(request.task_category_id) },
    { name: t('day'), value: formatLongDay(visit?.date ?? request.request_date, language) },
    {
      name: t('hour'),
      value: t('hour-value', {
        hour: formatHour(visit?.start ?? request.preferred_time, language),
        duration: duration(visit?.minutes_planned ?? Math.round(request.hours_requested * 60)),
      }),
    },
    { name: t('where'), value: request.address },
    {
      name: t('student'),
      value: student === null ? t('student-later') : t('student-name', { ...student }),
    },
    { name: t('cost'), value: cost },
    { name: t('reference'), value: requestReference(request.request_id, request.created_at) },
  ];
}

/** The confirmation on paper, in large letters: who comes, when, what it costs, and whom to call. */
export function ConfirmationSheet({
  acting,
  confirmed,
}: {
  readonly acting: ActingFor;
  readonly confirmed: Confirmed;
}) {
  const { t } = useTranslation('confirmation');
  const language = useLanguage();
  const { customer, request } = confirmed;
  const facts = useFacts(acting, confirmed);
  const name = customer === null ? '' : fullName(customer);
  const isCancelled = readRequestStatus(request.status) === 'cancelled';
  return (
    <Sheet
      lang={language}
      sender={<Sender />}
      recipient={customer === null ? null : <Recipient customer={customer} />}
      date={formatDayOfMoment(deviceClock.now(), language)}
      title={t(isCancelled ? 'title-cancelled' : 'title')}
    >
      <p>{t('greeting', { name })}</p>
      <p>{t(isCancelled ? 'intro-cancelled' : 'intro')}</p>
      <Facts facts={facts} />
      <p>{t('call')}</p>
      <p>
        <Strong>{brand.phoneDisplay}</Strong>
      </p>
      <p>{t('hours', { from: brand.phoneHours.fromHour, to: brand.phoneHours.toHour })}</p>
      <p>{t('closing', { brand: brand.name })}</p>
    </Sheet>
  );
}
