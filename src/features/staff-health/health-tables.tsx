import { useTranslation } from '#i18n/use-translation.ts';
import type { Health } from '#domain/contracts/staff/read-health.ts';
import { timerState } from '#domain/health/health.ts';
import { timers } from '#domain/health/timers.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { Facts } from '#ui/content/facts.tsx';
import { NumberTable } from '#ui/content/number-table.tsx';
import { Section } from '#ui/layout/section.tsx';

export interface HealthTablesProps {
  readonly health: Health;
  readonly now: Date;
}

/** @returns the words for a moment, and those for one that never came. */
function useMoments(now: Date): (moment: string | null, otherwise: string) => string {
  const language = useLanguage();
  return (moment, otherwise) => (moment === null ? otherwise : formatMoment(new Date(moment), now, language));
}

export function QueueTable({ health: { queues }, now }: HealthTablesProps) {
  const { t } = useTranslation('health');
  const momentOf = useMoments(now);
  const language = useLanguage();
  return (
    <NumberTable
      caption={t('queues')}
      columns={[t('queue'), t('waiting'), t('since'), t('given-up')]}
      lines={queues.map(({ name, waiting, oldest_at: oldest, given_up: givenUp }) => [
        t(`queue-${name}`),
        formatNumber(waiting, language),
        momentOf(oldest, t('none')),
        givenUp === null ? t('none') : formatNumber(givenUp, language),
      ])}
    />
  );
}

const minutesOfHour = 60;

/** How often a timer runs, in the largest unit that is whole. */
function usePeriod(): (minutes: number) => string {
  const { t } = useTranslation('health');
  return (minutes) =>
    minutes % minutesOfHour === 0 ? t('hours', { count: minutes / minutesOfHour }) : t('minutes', { count: minutes });
}

export function TimerTable({ health: { timers: reports }, now }: HealthTablesProps) {
  const { t } = useTranslation('health');
  const momentOf = useMoments(now);
  const periodOf = usePeriod();
  return (
    <NumberTable
      caption={t('timers')}
      columns={[t('timer'), t('every'), t('ended'), t('state')]}
      lines={reports.map((report) => [
        t(`timer-${report.name}`),
        periodOf(timers[report.name]),
        momentOf(report.ended_at, t('never')),
        t(`state-${timerState(report, now)}`),
      ])}
    />
  );
}

export function BookFacts({ health: { webhook_at: webhook, ledger }, now }: HealthTablesProps) {
  const { t } = useTranslation('health');
  const momentOf = useMoments(now);
  const language = useLanguage();
  const checked =
    ledger === null
      ? []
      : [
          { name: t('lines-checked'), value: formatNumber(ledger.lines, language) },
          { name: t('mistakes'), value: formatNumber(ledger.mistakes, language) },
        ];
  return (
    <Section title={t('books')}>
      <Facts
        facts={[
          { name: t('stripe'), value: momentOf(webhook, t('never')) },
          { name: t('checked'), value: momentOf(ledger?.checked_at ?? null, t('never')) },
          ...checked,
        ]}
      />
    </Section>
  );
}
