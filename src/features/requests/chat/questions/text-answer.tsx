import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';

/** Only the open question has a field, so the id is unique. */
export const answerFieldId = 'chat-answer';

export interface TextAnswerProps {
  readonly acting: ActingFor;
  /** The current text of the field. */
  readonly value: string;
  /** The field, and other controls that fill it, such as the native calendar. */
  readonly children: ReactNode;
  readonly onAnswer: (words: string) => void;
}

/** A free-text answer, typed or spoken. */
export function TextAnswer({ acting, value, children, onAnswer }: TextAnswerProps) {
  const { t } = useTranslation('chat');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(value);
      }}
    >
      {children}
      <Button type="submit" kind="main" icon="send">
        {t('give-answer')}
      </Button>
      <SpokenAnswer acting={acting} onAnswer={onAnswer} />
    </Form>
  );
}
