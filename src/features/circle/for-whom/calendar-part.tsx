import { useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { webcalAddress } from '#domain/calendar-feed/feed-address.ts';
import { changeFamilyCalendar } from '#domain/contracts/calendar-feed.ts';
import { callFunction } from '#firebase/call-function.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { readCopy, writeCopy } from '#offline/cached/device-copy.ts';
import { type CalendarDone, copyAddress, useCalendarAddress } from '#shared/calendar/use-calendar-address.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { type CircleProblem, useCircleCommand } from '../use-circle-command.ts';
import type { KnownCircles } from './circles-query.ts';

/** On this device alone, and wiped with everything else when she signs out. */
const keptName = 'calendar-secrets';
const keptSchema = z.array(z.string());

export interface CalendarPartProps {
  readonly uid: string;
  readonly calendar: NonNullable<KnownCircles['calendar']> | null;
}

/** The address of her calendar, and the commands that change it. */
function useFamilyCalendar({ uid, calendar }: CalendarPartProps) {
  const acting = useMemo(() => forSelf(uid), [uid]);
  const { busy, problem, run } = useCircleCommand(acting);
  const feed = useCalendarAddress({
    currentHash: calendar?.hash,
    readKept: async () => (await readCopy(acting, keptName, keptSchema))?.value,
    writeKept: (secrets) => writeCopy(acting, keptName, secrets),
    change: async (hash) =>
      (await run(`calendar ${hash ?? 'none'}`, (command_id) =>
        callFunction(changeFamilyCalendar, { command_id, hash }),
      )) === null,
  });
  return { ...feed, busy: busy !== null, problem };
}

function Address({ address, onDone }: { readonly address: string; readonly onDone: (done: CalendarDone) => void }) {
  const { t } = useTranslation('for-whom');
  return (
    <>
      <Row>
        <LinkButton href={webcalAddress(address)}>{t('calendar-open')}</LinkButton>
      </Row>
      <p>{t('calendar-by-hand')}</p>
      <Field id="calendar-address" label={t('calendar-address')}>
        {(control) => <TextInput control={control} type="text" value={address} readOnly />}
      </Field>
      <Row>
        <Button icon="note" onClick={() => void copyAddress(address).then(onDone)}>
          {t('calendar-copy')}
        </Button>
      </Row>
      <p>{t('calendar-secret')}</p>
    </>
  );
}

function Failed({ problem }: { readonly problem: CircleProblem | null }) {
  const { t } = useTranslation(['for-whom', 'errors']);
  if (problem === null) return null;
  const code = problem.kind === 'failed' ? problem.error.code : 'unknown';
  return (
    <Notice kind="danger" announce="alert" title={t('calendar-failed')}>
      <FailureReason reason={t(code === 'network' ? 'calendar-needs-network' : `errors:${code}`)} />
    </Notice>
  );
}

/** The visits of those whom she helps, in her own calendar (decision 95). */
export function CalendarPart(props: CalendarPartProps) {
  const { calendar } = props;
  const { t } = useTranslation('for-whom');
  const language = useLanguage();
  const feed = useFamilyCalendar(props);
  const [done, setDone] = useState<CalendarDone | null>(null);

  async function change(what: 'renewed' | 'stopped') {
    setDone(null);
    if (await (what === 'renewed' ? feed.renew() : feed.stop())) setDone(what);
  }

  return (
    <Disclosure question={t('calendar')}>
      <Stack>
        <p>{t('calendar-text')}</p>
        <p>{t('calendar-holds')}</p>
        <p>{t('calendar-pace')}</p>
        {calendar !== null && feed.address === null ? (
          <p>{t('calendar-elsewhere', { day: formatDayOfMoment(new Date(calendar.made_at), language) })}</p>
        ) : null}
        {feed.address === null ? null : <Address address={feed.address} onDone={setDone} />}
        <StatusArea>
          {done === null ? null : (
            <Notice kind={done === 'not-copied' ? 'warning' : 'success'} title={t(`calendar-${done}`)} />
          )}
        </StatusArea>
        <Failed problem={feed.problem} />
        <Row>
          <Button busy={feed.busy} onClick={() => void change('renewed')}>
            {t(calendar === null ? 'calendar-make' : 'calendar-renew')}
          </Button>
          {calendar === null ? null : (
            <Button kind="quiet" busy={feed.busy} onClick={() => void change('stopped')}>
              {t('calendar-stop')}
            </Button>
          )}
        </Row>
        {calendar === null ? null : <p>{t('calendar-renew-note')}</p>}
      </Stack>
    </Disclosure>
  );
}
