import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type HelperVisit, withdrawFromVisit } from '#domain/contracts/helpers.ts';
import { textLimits } from '#domain/field-types.ts';
import { isUnderwayTime } from '#domain/visits/door-time.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainFacts } from '#ui/plain/plain-facts.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainBadge, PlainCard, PlainLinkButton, PlainRow, PlainTextArea } from '#ui/plain/plain-parts.tsx';
import { AskedQuestion } from './asked-question.tsx';
import type { Door } from './door/door-controller.ts';
import { MoveQuestion } from './move-question.tsx';
import { UnderwayPart } from './underway-part.tsx';
import { ThreadPart } from './thread/thread-part.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useHelperCommand } from './use-helper-command.ts';
import { useHelperWords } from './use-helper-words.ts';

export interface VisitCardProps {
  /** Null until it is loaded. */
  readonly door: Door | null;
  /** Of the minute. */
  readonly now: Date;
  readonly link: string;
  readonly visit: HelperVisit;
  readonly refresh: () => Promise<void>;
  readonly onWithdrawn: () => void;
}

/** The states that a visit of hers can have. */
function stateKey({ state }: HelperVisit) {
  return state === 'open' || state === 'offered' ? ('state-confirmed' as const) : (`state-${state}` as const);
}

function VisitFacts({ visit }: Pick<VisitCardProps, 'visit'>) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const { senior_name: name, address, phone, notes } = visit;
  const asked = notes.trim() === '' ? [] : [{ name: t('asked'), value: notes }];
  const reached =
    phone === ''
      ? []
      : [
          {
            name: t('phone'),
            value: <PlainLinkButton href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</PlainLinkButton>,
          },
        ];
  return (
    <PlainFacts
      facts={[
        { name: t('when'), value: words.when(visit) },
        { name: t('how-long'), value: words.howLong(visit.minutes_worked ?? visit.minutes) },
        { name: t('who'), value: name === '' ? visit.senior_first_name : name },
        { name: t('where'), value: address },
        ...reached,
        ...asked,
      ]}
    />
  );
}

/** Says what follows before it is done: the senior is told, and somebody else is looked for. */
function Withdrawing({
  link,
  visit,
  refresh,
  onWithdrawn,
  onBack,
}: Omit<VisitCardProps, 'door' | 'now'> & { readonly onBack: () => void }) {
  const { t } = useTranslation('helper');
  const withdraw = useHelperCommand(withdrawFromVisit, link, refresh);
  const [reason, setReason] = useState('');

  async function go() {
    if (await withdraw.run({ visit_id: visit.visit_id, reason })) onWithdrawn();
  }

  return (
    <PlainNotice kind="warning" title={t('withdraw-title')}>
      <p>{t('withdraw-text')}</p>
      <p>{t('withdraw-network')}</p>
      <ProblemNotice problem={withdraw.problem} />
      <PlainTextArea label={t('withdraw-reason')} value={reason} maxLength={textLimits.notes} onChange={setReason} />
      <PlainRow>
        <PlainButton kind="danger" busy={withdraw.busy} onClick={() => void go()}>
          {t('withdraw-send')}
        </PlainButton>
        <PlainButton onClick={onBack}>{t('withdraw-back')}</PlainButton>
      </PlainRow>
    </PlainNotice>
  );
}

/** A visit of the student: where to go, whom to call, what was asked. */
export function VisitCard(props: VisitCardProps) {
  const { visit, door, now } = props;
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const title = useRef<HTMLHeadingElement>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const state = door?.view.doorState({ visit, ...door.view.toldOf(door.items, visit.visit_id), now }) ?? null;
  const hasCome = state !== null && (state.coming.kind === 'kept' || state.coming.kind === 'here');
  const hasLeft = state !== null && state.leaving.kind !== 'not-yet';
  const canWithdraw = visit.state === 'confirmed' && !visit.is_asked && !hasCome && !hasLeft;
  return (
    <PlainCard>
      <h3 ref={title} tabIndex={-1}>
        {words.service(visit)}
      </h3>
      <PlainBadge>{t(stateKey(visit))}</PlainBadge>
      <VisitFacts visit={visit} />
      {canWithdraw ? <MoveQuestion {...props} onAnswered={() => title.current?.focus()} /> : null}
      {state === null || door === null ? null : (
        <door.view.DoorPart visit={visit} door={door} state={state} focusTitle={() => title.current?.focus()} />
      )}
      {visit.is_asked ? <AskedQuestion link={props.link} visit={visit} refresh={props.refresh} /> : null}
      {canWithdraw && isUnderwayTime(visit, now) ? (
        <UnderwayPart link={props.link} visit={visit} refresh={props.refresh} />
      ) : null}
      <ThreadPart link={props.link} visit={visit} />
      {canWithdraw && isWithdrawing ? <Withdrawing {...props} onBack={() => setWithdrawing(false)} /> : null}
      {canWithdraw && !isWithdrawing ? (
        <PlainRow>
          <PlainButton aria-label={`${t('withdraw')}: ${words.when(visit)}`} onClick={() => setWithdrawing(true)}>
            {t('withdraw')}
          </PlainButton>
        </PlainRow>
      ) : null}
    </PlainCard>
  );
}
