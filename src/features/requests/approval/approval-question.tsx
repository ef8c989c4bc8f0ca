import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { NotesField } from '../pickers/notes-field.tsx';

export interface ApprovalQuestionProps {
  readonly busy: boolean;
  /** Staff was asked to look already: only a yes is left to say. */
  readonly isQuestioned: boolean;
  readonly onGive: (answer: 'yes' | 'look', question: string) => void;
}

/** What staff should look at. It may be left empty: then staff asks. */
function LookForm({ busy, onSend, onBack }: { busy: boolean; onSend: (question: string) => void; onBack: () => void }) {
  const { t } = useTranslation('visits');
  const id = useId();
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
  if (isLooking && !isQuestioned) {
    return <LookForm busy={busy} onSend={(question) => onGive('look', question)} onBack={() => setIsLooking(false)} />;
  }
  return (
    <>
      <Row>
        <Button kind="main" icon="check" busy={busy} onClick={() => onGive('yes', '')}>
          {t('approve-yes')}
        </Button>
        {isQuestioned ? null : (
          <Button icon="eye" disabled={busy} onClick={() => setIsLooking(true)}>
            {t('approve-look')}
          </Button>
        )}
      </Row>
      {isQuestioned ? null : <p>{t('approve-silence')}</p>}
    </>
  );
}
