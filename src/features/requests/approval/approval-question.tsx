import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { NotesField } from '../pickers/notes-field.tsx';

export interface ApprovalQuestionProps {
  readonly busy: boolean;
  /** Staff was asked to look already: only a yes is left to say. */
  readonly isQuestioned: boolean;
  readonly onGive: (answer: 'yes' | 'look', question: string) => void;
}

interface LookFormProps {
  /** Of the field. */
  readonly id: string;
  readonly busy: boolean;
  readonly onSend: (question: string) => void;
  readonly onBack: () => void;
}

/** What staff should look at. It may be left empty: then staff asks. */
function LookForm({ id, busy, onSend, onBack }: LookFormProps) {
  const { t } = useTranslation('visits');
  const [question, setQuestion] = useState('');
  return (
    <>
      <NotesField
        id={id}
        label={t('approve-look-label')}
        hint={t('approve-look-hint')}
        error={undefined}
        rows={3}
        value={question}
        onChange={setQuestion}
      />
      <Row>
        <Button kind="main" icon="send" busy={busy} onClick={() => onSend(question)}>
          {t('approve-look-send')}
        </Button>
        <Button icon="back" disabled={busy} onClick={onBack}>
          {t('approve-look-back')}
        </Button>
      </Row>
    </>
  );
}

/** One tap approves; another asks staff to look. */
export function ApprovalQuestion({ busy, isQuestioned, onGive }: ApprovalQuestionProps) {
  const { t } = useTranslation('visits');
  const [isLooking, setIsLooking] = useState(false);
  const fieldId = useId();
  const lookId = useId();
  const focusLater = useFocusLater();

  /** The pressed button goes away: the focus moves to what takes its place. */
  function switchTo(looking: boolean) {
    setIsLooking(looking);
    focusLater(looking ? fieldId : lookId);
  }

  if (isLooking && !isQuestioned) {
    return (
      <LookForm
        id={fieldId}
        busy={busy}
        onSend={(question) => onGive('look', question)}
        onBack={() => switchTo(false)}
      />
    );
  }
  return (
    <>
      <Row>
        <Button kind="main" icon="check" busy={busy} onClick={() => onGive('yes', '')}>
          {t('approve-yes')}
        </Button>
        {isQuestioned ? null : (
          <Button id={lookId} icon="eye" disabled={busy} onClick={() => switchTo(true)}>
            {t('approve-look')}
          </Button>
        )}
      </Row>
      {isQuestioned ? null : <p>{t('approve-silence')}</p>}
    </>
  );
}
