import { useTranslation } from 'react-i18next';
import { textLimits } from '#domain/field-types.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { AnswerGrid } from '#ui/layout/answer-grid.tsx';
import type { QuestionProps } from './question-props.ts';
import { TextAnswer } from './text-answer.tsx';

export function NotesQuestion({ acting, conversation, error, onChoose, onSay, onType }: QuestionProps) {
  const { t } = useTranslation('chat');
  const typed = conversation.typed.notes ?? '';
  return (
    <>
      <AnswerGrid>
        <Button icon="check" onClick={() => onChoose({ step: 'notes', value: '' })}>
          {t('no-wishes')}
        </Button>
      </AnswerGrid>
      <TextAnswer
        acting={acting}
        label={t('typed-notes')}
        hint={t('typed-notes-hint')}
        error={error}
        value={typed}
        onAnswer={(said) => onSay('notes', said)}
      >
        {(control) => (
          <TextArea
            control={control}
            autoComplete="off"
            rows={3}
            maxLength={textLimits.notes}
            value={typed}
            onChange={({ target }) => onType('notes', target.value)}
          />
        )}
      </TextAnswer>
    </>
  );
}
