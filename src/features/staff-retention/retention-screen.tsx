import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { PersonToCall, RetentionRun } from '#domain/contracts/staff/retention.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { formatDay } from '#i18n/format-date.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { Link } from '#ui/actions/link.tsx';
import { Prose } from '#ui/content/prose.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { NumberTable } from '#ui/content/number-table.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { retentionQueries } from './queries.ts';

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

const ruleNames = [
  ...['people', 'books', 'tests', 'mail', 'notifications', 'alerts', 'leads', 'reviews', 'sign_up_answers'],
  ...['retention_reports', 'audit_log', 'stripe_events'],
] as const;

function useRuleWords() {
  const { t } = useTranslation('retention');
  return (rule: string): string => {
    const known = ruleNames.find((each) => each === rule);
    return t(known === undefined ? 'rule-other' : `rule-${known}`);
  };
}

/** What one night removed, and what will follow. */
function Night({ run }: { readonly run: RetentionRun }) {
  const { t } = useTranslation('retention');
  const language = useLanguage();
  const words = useRuleWords();
  const at = new Date(run.ran_at);
  const named = run.rules.filter(({ ids }) => ids.length > 0);
  return (
    <>
      {deviceClock.now().getTime() - at.getTime() > twoDaysMs ? <Notice kind="warning" title={t('late')} /> : null}
      <p>{t('last', { when: formatDay(at, language, { dateStyle: 'long', timeStyle: 'short' }) })}</p>
      <NumberTable
        caption={t('table', { day: formatDay(at, language, { dateStyle: 'long' }) })}
        columns={[t('what'), t('gone'), t('coming')]}
        lines={run.rules.map(({ rule, gone, coming }) => [words(rule), String(gone), String(coming)])}
      />
      {named.map(({ rule, ids }) => (
        <Disclosure key={rule} question={t('ids', { what: words(rule) })}>
          <Prose blocks={[ids]} />
        </Disclosure>
      ))}
    </>
  );
}

interface PeopleToCallProps {
  readonly people: readonly PersonToCall[];
  readonly personHref: (person: PersonToCall) => string;
}

/** Who cannot be asked by mail whether the account may go, with how long staff has. */
function PeopleToCall({ people, personHref }: PeopleToCallProps) {
  const { t } = useTranslation('retention');
  const language = useLanguage();
  return (
    <Section title={t('call-title')}>
      <p>{t('call-text')}</p>
      <Stack as="ul" gap="close">
        {people.map((person) => (
          <li key={person.id}>
            <Link href={personHref(person)}>{person.name === '' ? t('call-nameless') : person.name}</Link>
            <SmallPrint>
              {t('call-until', { day: formatDay(noonOf(person.until), language, { dateStyle: 'long' }) })}
            </SmallPrint>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface RetentionScreenProps {
  readonly acting: ActingFor;
  readonly personHref: PeopleToCallProps['personHref'];
}

/** What the nightly run of retention removed, and what it will: the report is the dry run of the nights to come. */
export function RetentionScreen({ acting, personHref }: RetentionScreenProps) {
  const { t } = useTranslation(['retention', 'errors']);
  const language = useLanguage();
  const state = useCachedQuery(retentionQueries.all(acting));
  const [last, ...earlier] = state.status === 'ready' ? state.value.reports : [];
  const toCall = state.status === 'ready' ? state.value.to_call : [];
  const lineOf = ({ ran_at: at, rules }: RetentionRun): string =>
    t('earlier-line', {
      day: formatDay(new Date(at), language, { dateStyle: 'long' }),
      count: rules.reduce((sum, { rule, gone }) => (rule === 'people' ? sum : sum + gone), 0),
    });
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="warning" title={t('failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      {state.status === 'ready' && last === undefined ? <p>{t('none')}</p> : null}
      {toCall.length === 0 ? null : <PeopleToCall people={toCall} personHref={personHref} />}
      {last === undefined ? null : <Night run={last} />}
      {earlier.length === 0 ? null : (
        <Section title={t('earlier')}>
          <Prose blocks={[earlier.map(lineOf)]} />
        </Section>
      )}
    </Page>
  );
}
