import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { changeMemberRights } from '#domain/contracts/circles.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import { callFunction } from '#firebase/functions.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { EndDialog } from './end-dialog.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { type GivenRight, RightsGroup, withGiven } from './rights-group.tsx';
import { nameOf, useCircleWords } from './use-circle-words.ts';
import { useCircleCommand } from './use-circle-command.ts';
import type { Ending } from './use-ending.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';

export interface MemberCardProps {
  readonly acting: ActingFor;
  readonly member: CircleMember;
  readonly ending: Ending;
}

function EndingNotice({
  name,
  ending,
  memberUid,
}: {
  readonly name: string;
  readonly ending: Ending;
  readonly memberUid: string;
}) {
  const { t } = useTranslation(['circle', 'errors']);
  const item = ending.itemOf(memberUid);
  if (item === null) return null;
  if (item.state !== 'needs-you') {
    return (
      <Notice kind="info" icon="saved" title={t('ending', { name })}>
        <p>{t('ending-waits')}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="danger" title={t('not-done')}>
      <p>{t(`errors:${item.error?.code ?? 'unknown'}`)}</p>
      <Row>
        <Button icon="retry" onClick={() => ending.retry(item.id)}>
          {t('try-again')}
        </Button>
        <Button onClick={() => ending.forget(item.id)}>{t('end-stay', { name })}</Button>
      </Row>
    </Notice>
  );
}

/** Her rights, which change at the tap of a box. */
function Rights({ acting, member }: Pick<MemberCardProps, 'acting' | 'member'>) {
  const { t } = useTranslation('circle');
  const { consentTo } = useCircleWords();
  const { busy, problem, run } = useCircleCommand(acting);
  const [wanted, setWanted] = useState<readonly GivenRight[] | null>(null);
  const [changed, setChanged] = useState(false);
  const name = member.first_name;

  async function change(given: readonly GivenRight[]) {
    if (busy !== null) return;
    setWanted(given);
    setChanged(false);
    const rights = withGiven(given);
    const { user_id: member_uid, revision } = member;
    const content = { member_uid, revision, rights, words: consentTo(nameOf(member), rights) };
    const found = await run(JSON.stringify(content), (command_id) =>
      callFunction(changeMemberRights, { ...content, command_id }),
    );
    setWanted(null);
    setChanged(found === null);
  }

  return (
    <>
      <RightsGroup
        id={`rights-${member.user_id}`}
        legend={t('may', { name })}
        rights={wanted ?? member.rights}
        onChange={(given) => void change(given)}
      />
      <StatusArea>{busy !== null ? <p>{t('saving')}</p> : changed ? <p>{t('saved')}</p> : null}</StatusArea>
      <ProblemNotice problem={problem} />
    </>
  );
}

/** One person who may help to arrange. */
export function MemberCard({ acting, member, ending }: MemberCardProps) {
  const { t } = useTranslation('circle');
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { user_id: uid, first_name: name, relation, since, email } = member;
  const item = ending.itemOf(uid);
  const isEnding = item !== null && item.state !== 'needs-you';

  async function end() {
    if (await ending.end(uid)) setIsAsking(false);
  }

  return (
    <Card as="article" heading={nameOf(member)}>
      <p>{t('known-as', { relation: t(`relation-${relation}`), email })}</p>
      <EndingNotice name={name} ending={ending} memberUid={uid} />
      {isEnding ? null : (
        <>
          <Rights acting={acting} member={member} />
          <Row>
            <Button kind="danger" icon="close" onClick={() => setIsAsking(true)} aria-label={t('end-of', { name })}>
              {t('end')}
            </Button>
          </Row>
        </>
      )}
      <SmallPrint>{t('since', { day: formatDayOfMoment(since, language) })}</SmallPrint>
      {isAsking ? (
        <EndDialog
          title={t('end-title', { name })}
          text={t('end-text', { name })}
          go={t('end-go')}
          stay={t('end-stay', { name })}
          offline={t('end-offline')}
          failed={t('not-done')}
          busy={ending.busy}
          failure={ending.failure}
          onGo={() => void end()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Card>
  );
}
