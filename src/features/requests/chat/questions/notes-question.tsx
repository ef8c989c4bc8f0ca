import { useTranslation } from '#i18n/use-translation.ts';
import { NotesField } from '#features/requests/pickers/notes-field.tsx';
import { AnswerGrid } from '#ui/layout/answer-grid.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { QuestionProps } from './question-props.ts';
import { answerFieldId, TextAnswer } from './text-answer.tsx';

export function NotesQuestion({ acting, conversation, error, onChoose, onSay, onType }: QuestionProps) {
  const { t } = useTranslation(['chat', 'requests']);
  const typed = conversation.typed.notes ?? '';
  return (
    <>
      <AnswerGrid>
        <Button icon="check" onClick={() => onChoose({ step: 'notes', value: '' })}>
          {t('requests:no-wishes')}
        </Button>
      </AnswerGrid>
      <TextAnswer acting={acting} value={typed} onAnswer={(said) => onSay('notes', said)}>
        <NotesField
          id={answerFieldId}
          label={t('typed-notes')}
          hint={t('typed-notes-hint')}
          error={error}
          rows={3}
          value={typed}
          onChange={(text) => onType('notes', text)}
        />
      </TextAnswer>
    </>
  );
}
