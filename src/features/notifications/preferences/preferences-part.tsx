import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { familyChannels, type FamilyKind } from '#domain/alerts/family-alerts.ts';
import { mobileNumberOf } from '#domain/alerts/mobile-number.ts';
import { channelsFor, channelsOfKind, isAlwaysMailed, isStaffChannel } from '#domain/alerts/told-channels.ts';
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
const shownChannels: readonly Channel[] =
  pushPublicKey === '' ? channels.filter((channel) => channel !== 'push') : channels;

interface KindProps {
  readonly told: ToldKind;
  readonly legend: string;
  readonly chosen: ChosenChannels;
  readonly hasMobile: boolean;
  /** As a member of a circle: beside the senior, whose the mails are. */
  readonly asFamily: boolean;
  readonly onChange: (channels: readonly Channel[]) => void;
}

function Kind({ told, legend, chosen, hasMobile, asFamily, onChange }: KindProps) {
  const { t } = useTranslation('notifications');
  const current: readonly Channel[] = asFamily ? familyChannels(told, chosen) : channelsFor(told, chosen);
  const isMailFixed = asFamily || isAlwaysMailed(told);
  const offered = channelsOfKind(told).filter(
    (channel) =>
      shownChannels.includes(channel) &&
      !(channel === 'mail' && isMailFixed) &&
      !(asFamily && isStaffChannel(channel)) &&
      (channel !== 'sms' || hasMobile || current.includes('sms')),
  );
  const kept = current.filter((channel) => !offered.includes(channel));
  return (
    <Stack gap="close">
      {offered.length === 0 ? (
        <p>
          <strong>{legend}</strong>
        </p>
      ) : (
        <CheckboxGroup
          id={`told-${told}`}
          legend={legend}
          choices={offered.map((channel) => [channel, t(`by-${channel}`)] as const)}
          chosen={current}
          onChange={(channels) => onChange([...kept, ...channels])}
        />
      )}
      {isMailFixed && !asFamily ? <SmallPrint>{t('always-mailed')}</SmallPrint> : null}
      {told === 'change' && !asFamily ? <SmallPrint>{t('change-is-told')}</SmallPrint> : null}
    </Stack>
  );
}

export interface PreferencesPartProps {
  readonly acting: ActingFor;
  readonly hasAsked: boolean;
  /** What a member of circles can be told. Absent for a senior, who is told of everything. */
  readonly familyKinds?: readonly FamilyKind[];
}

/** How she wants to be told of what. Each choice is kept at once. */
export function PreferencesPart({ acting, hasAsked, familyKinds }: PreferencesPartProps) {
  const { t } = useTranslation(['notifications', 'errors']);
  const { chosen, delivery, error, choose } = usePreferences(acting);
  const account = useCachedQuery(sharedQueries.account(acting));
  const telephone = account.status === 'ready' ? (account.value?.phone_number ?? '') : '';
  const asFamily = familyKinds !== undefined;
  const kinds =
    familyKinds?.map((told) => ({ told, legend: t(`family-${told}`) })) ??
    toldKinds.map((told) => ({ told, legend: t(`told-${told}`) }));
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
      <p>{t(asFamily ? 'family-what' : 'preferences-what')}</p>
      {hasMobile || asFamily ? null : <p>{t('no-mobile')}</p>}
      {kinds.map(({ told, legend }) => (
        <Kind
          key={told}
          told={told}
          legend={legend}
          chosen={chosen.value}
          hasMobile={hasMobile}
          asFamily={asFamily}
          onChange={(channels) => void choose(told, channels)}
        />
      ))}
      <StatusArea>{error === null && delivery !== 'none' ? <p>{t(`choice-${delivery}`)}</p> : null}</StatusArea>
      {error === null ? null : (
        <Notice kind="danger" announce="alert" title={t('choice-failed')}>
          <FailureReason reason={t(`errors:${error.code}`)} />
        </Notice>
      )}
      {asFamily ? null : <SmallPrint>{t('by-staff')}</SmallPrint>}
      <SmallPrint>{t('quiet')}</SmallPrint>
    </Stack>
  );
}
