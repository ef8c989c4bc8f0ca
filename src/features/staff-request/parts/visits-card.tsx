import { useTranslation } from '#i18n/use-translation.ts';
import type { Offer, StoredVisit } from '#domain/documents/visit.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';
import type { NamedStudent } from '../use-direct-commands.ts';
import type { FileActions } from '../use-file-actions.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';

interface VisitsCardProps {
  readonly visits: readonly StoredVisit[];
  /** Whether further visits follow until somebody stops them. */
  readonly recurs: boolean;
  /** The visit that actions are about. */
  readonly chosen: StoredVisit | null;
  readonly onChoose: (visitId: string) => void;
  readonly actions: FileActions;
  readonly busy: boolean;
  readonly onPlan: (student: NamedStudent) => void;
  readonly onRefused: (reason: string) => void;
}

function OfferLine({ offer, busy, onPlan }: { readonly offer: Offer } & Pick<VisitsCardProps, 'busy' | 'onPlan'>) {
  const { t } = useTranslation(['file', 'matching']);
  const { moment } = useRowWords();
  const name = studentName(offer.student);
  return (
    <li>
      <Row>
        <span>
          {name}:{' '}
          {t(offer.answer === null ? 'offer-open' : `offer-${offer.answer}`, { moment: moment(offer.offered_at) })}
        </span>
        <Button
          icon="check"
          busy={busy}
          aria-label={t('matching:plan-this', { name })}
          onClick={() => onPlan({ id: offer.student_id, name })}
        >
          {t('matching:plan')}
        </Button>
      </Row>
    </li>
  );
}

function VisitFacts({ visit }: Pick<StoredVisit, 'visit'>) {
  const { t } = useTranslation(['file', 'board']);
  const language = useLanguage();
  const today = useToday();
  const duration = useDurationWords();
  const { student_profiles: student, price, wrong_codes: wrongCodes = 0 } = visit;
  return (
    <Facts
      facts={[
        { name: t('board:column-when'), value: formatVisitTime(visit.date, visit.start, today, language) },
        { name: t('board:file-duration'), value: duration(visit.minutes_planned) },
        { name: t('state'), value: t(`state-${visit.state}`) },
        { name: t('board:column-student'), value: student === null ? t('no-student') : studentName(student) },
        ...(wrongCodes === 0
          ? []
          : [{ name: t('wrong-codes'), value: t('wrong-codes-of', { count: wrongCodes, most: wrongCodesAtMost }) }]),
        ...(price === null
          ? []
          : [{ name: t('price'), value: t('per-hour', { price: formatEuro(price.cents_per_hour, language) }) }]),
      ]}
    />
  );
}

/** The visits of the request: when, with whom, and who was asked. */
export function VisitsCard(props: VisitsCardProps) {
  const { visits, recurs, chosen, onChoose, actions, busy, onPlan, onRefused } = props;
  const { t } = useTranslation('file');
  const language = useLanguage();
  const today = useToday();
  const others = visits.filter(({ id }) => id !== chosen?.id);
  return (
    <Card as="div" heading={t('visits', { count: visits.length })}>
      {chosen === null ? <p>{t('no-visit')}</p> : <VisitFacts visit={chosen.visit} />}
      {chosen === null || chosen.visit.offers.length === 0 ? null : (
        <Stack as="ul" gap="close">
          {chosen.visit.offers.map((offer) => (
            <OfferLine key={offer.student_id} offer={offer} busy={busy} onPlan={onPlan} />
          ))}
        </Stack>
      )}
      {chosen === null ? null : (
        <Row>
          {[
            ...[actions.unassign, actions.move, actions['start-visit'], actions['cancel-visit']],
            ...(recurs ? [actions['end-series']] : []),
          ].map((action) => (
            <ActionButton key={action.id} action={action} onRefused={onRefused} />
          ))}
        </Row>
      )}
      {others.length === 0 ? null : (
        <Stack as="ul" gap="close">
          {others.map(({ id, visit }) => (
            <li key={id}>
              <Button onClick={() => onChoose(id)}>
                {formatVisitTime(visit.date, visit.start, today, language)}: {t(`state-${visit.state}`)}
                {visit.student_profiles === null ? null : `, ${studentName(visit.student_profiles)}`}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
