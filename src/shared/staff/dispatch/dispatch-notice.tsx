import { useTranslation } from '#i18n/use-translation.ts';
import { useChangeWords } from '#shared/staff/use-change-words.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { DispatchProblem } from './use-dispatch.ts';

export interface DispatchNoticeProps {
  readonly problem: DispatchProblem | null;
  /** Shows what holds now. */
  readonly onLookAgain: () => void;
}

/** Why a command was not done, in words; a change that came between with who did what, and when. */
export function DispatchNotice({ problem, onLookAgain }: DispatchNoticeProps) {
  const { t } = useTranslation(['dispatch', 'staff', 'errors']);
  const { moment } = useRowWords();
  const changeWords = useChangeWords();
  if (problem === null) return null;
  if (problem.kind === 'failed') {
    return (
      <Notice kind="danger" announce="alert" title={t('staff:command-failed')}>
        <p>{t(`errors:${problem.error.code}`)}</p>
        <p>{t('staff:command-call')}</p>
      </Notice>
    );
  }
  const { code, conflict } = problem;
  return (
    <Notice
      kind="warning"
      announce="alert"
      title={t(conflict === null ? 'staff:command-failed' : 'staff:conflict-title')}
    >
      <p>
        {conflict === null
          ? t(code)
          : t('staff:conflict-text', {
              by: conflict.by === '' ? t('by-itself') : conflict.by,
              action: changeWords(conflict.action),
              moment: moment(new Date(conflict.at)),
            })}
      </p>
      <Row>
        <Button icon="retry" onClick={onLookAgain}>
          {t('look-again')}
        </Button>
      </Row>
    </Notice>
  );
}
