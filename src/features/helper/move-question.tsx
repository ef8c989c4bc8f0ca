import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { agreeMove, type HelperVisit, refuseMove } from '#domain/contracts/helpers.ts';
import { textLimits } from '#domain/field-types.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainRow, PlainTextArea } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useHelperCommand } from './use-helper-command.ts';
import { useHelperWords } from './use-helper-words.ts';

export interface MoveQuestionProps {
  readonly link: string;
  readonly visit: HelperVisit;
  readonly refresh: () => Promise<void>;
  /** The question goes away with its buttons. */
  readonly onAnswered: () => void;
}

/** The senior asks for another time: the student says whether she can. Until somebody answers, the old one holds. */
export function MoveQuestion({ link, visit, refresh, onAnswered }: MoveQuestionProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const yes = useHelperCommand(agreeMove, link, refresh);
  const no = useHelperCommand(refuseMove, link, refresh);
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const { asked_move: asked } = visit;
  // Answered, taken back or too late: why an answer did not count is still said.
  if (asked == null) return <ProblemNotice problem={yes.problem ?? no.problem} />;
  const fields = { visit_id: visit.visit_id, ...asked };
  const when = words.when({ ...visit, ...asked });
  const said = async (done: Promise<boolean>) => {
    if (await done) onAnswered();
  };
  return (
    <PlainNotice kind="info" title={t('move-title', { when })}>
      <p>{t('move-text', { name: visit.senior_first_name })}</p>
      <ProblemNotice problem={isRefusing ? no.problem : yes.problem} />
      {isRefusing ? (
        <PlainTextArea label={t('move-reason')} value={reason} maxLength={textLimits.notes} onChange={setReason} />
      ) : null}
      <PlainRow>
        {isRefusing ? (
          <>
            <PlainButton kind="danger" busy={no.busy} onClick={() => void said(no.run({ ...fields, reason }))}>
              {t('move-no-send')}
            </PlainButton>
            <PlainButton onClick={() => setRefusing(false)}>{t('move-back')}</PlainButton>
          </>
        ) : (
          <>
            <PlainButton kind="main" busy={yes.busy} onClick={() => void said(yes.run(fields))}>
              {t('move-yes')}
            </PlainButton>
            <PlainButton onClick={() => setRefusing(true)}>{t('move-no')}</PlainButton>
          </>
        )}
      </PlainRow>
    </PlainNotice>
  );
}
