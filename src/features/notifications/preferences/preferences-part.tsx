import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { mobileNumberOf } from '#domain/alerts/mobile-number.ts';
import { channelsFor, channelsOfKind, isAlwaysMailed } from '#domain/alerts/told-channels.ts';
import {
  type Channel,
  channels,
  type ChosenChannels,
  type ToldKind,
  toldKinds,
} from '#domain/documents/alerts/notification-preferences.ts';
import { pushPublicKey } from '#firebase/notifications/push-subscriptions.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { sharedQueries } from '#shared/queries.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { CheckboxGroup } from '#ui/fields/checkbox-group.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PushPart } from './push-part.tsx';
import { usePreferences } from './use-preferences.ts';

/** Those that are chosen here. */
const shownChannels: readonly Channel[] = pushPublicKey === '' ? ['mail', 'sms'] : channels;

interface KindProps {
  readonly told: ToldKind;
  readonly chosen: ChosenChannels;
  readonly hasMobile: boolean;
  readonly onChange: (channels: readonly Channel[]) => void;
}

function Kind({ told, chosen, hasMobile, onChange }: KindProps) {
  const { t } = useTranslation('notifications');
  const current = channelsFor(told, chosen);
  const isMailFixed = isAlwaysMailed(told);
  const offered = channelsOfKind(told).filter(
    (channel) =>
      shownChannels.includes(channel) &&
      !(channel === 'mail' && isMailFixed) &&
      (channel !== 'sms' || hasMobile || current.includes('sms')),
  );
  const kept = current.filter((channel) => !offered.includes(channel));
  return (
    <Stack gap="close">
      {offered.length === 0 ? (
        <p>
          <strong>{t(`told-${told}`)}</strong>
        </p>
      ) : (
        <CheckboxGroup
          id={`told-${told}`}
          legend={t(`told-${told}`)}
          choices={offered.map((channel) => [channel, t(`by-${channel}`)] as const)}
          chosen={current}
          onChange={(channels) => onChange([...kept, ...channels])}
        />
      )}
      {isMailFixed ? <SmallPrint>{t('always-mailed')}</SmallPrint> : null}
      {told === 'change' ? <SmallPrint>{t('change-is-told')}</SmallPrint> : null}
    </Stack>
  );
}

/** How she wants to be told of what. Each choice is kept at once. */
export function PreferencesPart({ acting, hasAsked }: { readonly acting: ActingFor; readonly hasAsked: boolean }) {
  const { t } = useTranslation(['notifications', 'errors']);
  const { chosen, delivery, error, choose } = usePreferences(acting);
  const account = useCachedQuery(sharedQueries.account(acting));
  const telephone = account.status === 'ready' ? (account.value?.phone_number ?? '') : '';
  const hasMobile = mobileNumberOf(telephone) !== null;
  if (chosen.status === 'loading') return <Loading text={t('preferences-loading')} />;
  if (chosen.status === 'failed') {
    return (
      <Notice kind="danger" announce="status" title={t('preferences-failed')}>
        <FailureReason reason={t(`errors:${chosen.error.code}`)} />
      </Notice>
    );
  }
  return (
    <Stack>
      {pushPublicKey === '' ? null : <PushPart acting={acting} hasAsked={hasAsked} />}
      <p>{t('preferences-what')}</p>
      {hasMobile ? null : <p>{t('no-mobile')}</p>}
      {toldKinds.map((told) => (
        <Kind
          key={told}
          told={told}
          chosen={chosen.value}
          hasMobile={hasMobile}
          onChange={(channels) => void choose(told, channels)}
        />
      ))}
      <StatusArea>{error === null && delivery !== 'none' ? <p>{t(`choice-${delivery}`)}</p> : null}</StatusArea>
      {error === null ? null : (
        <Notice kind="danger" announce="alert" title={t('choice-failed')}>
          <FailureReason reason={t(`errors:${error.code}`)} />
        </Notice>
      )}
      <SmallPrint>{t('quiet')}</SmallPrint>
    </Stack>
  );
}
