import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';

/** The one field of the open question. */
export const answerFieldId = 'chat-answer';

export interface TextAnswerProps {
  readonly acting: ActingFor;
  /** What stands in the field. */
  readonly value: string;
  /** The field itself, and other ways to fill it, such as the device's calendar. */
  readonly children: ReactNode;
  readonly onAnswer: (words: string) => void;
}

/** An answer in one's own words, typed or spoken. */
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
