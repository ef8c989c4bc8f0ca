import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field, type FieldControl } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';

/** The one field of the open question. */
export const answerFieldId = 'chat-answer';

export interface TextAnswerProps {
  readonly acting: ActingFor;
  readonly label: string;
  readonly hint: string;
  /** Why what was sent has to be written again. */
  readonly error: string | undefined;
  /** What stands in the field. */
  readonly value: string;
  /** The field itself. */
  readonly children: (control: FieldControl) => ReactNode;
  /** Another way to fill the field, such as the device's calendar. */
  readonly aid?: ReactNode;
  readonly onAnswer: (words: string) => void;
}

/** An answer in one's own words, typed or spoken. */
export function TextAnswer({ acting, label, hint, error, value, children, aid, onAnswer }: TextAnswerProps) {
  const { t } = useTranslation('chat');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(value);
      }}
    >
      <Field id={answerFieldId} label={label} hint={hint} error={error}>
        {children}
      </Field>
      {aid}
      <Button type="submit" kind="main" icon="send">
        {t('give-answer')}
      </Button>
      <SpokenAnswer acting={acting} onAnswer={onAnswer} />
    </Form>
  );
}
