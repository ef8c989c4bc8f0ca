import { useTranslation } from '#i18n/use-translation.ts';
import { joinAddress } from '#domain/accounts/address.ts';
import { textLimits } from '#domain/field-types.ts';
import { useAccountAddress } from '#features/requests/form/use-account-address.ts';
import { deviceClock } from '#lib/clock.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { AnswerGrid } from '#ui/layout/answer-grid.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { problemsWith } from '../check-answers.ts';
import { OtherAnswer } from './other-answer.tsx';
import type { QuestionProps } from './question-props.ts';
import { answerFieldId, TextAnswer } from './text-answer.tsx';
import { exampleAddress } from '../example-address.ts';

/** Offers the known address of the account first; another one can be typed or spoken. */
export function AddressQuestion({ acting, conversation, error, onChoose, onSay, onType }: QuestionProps) {
  const { t } = useTranslation('chat');
  const account = useAccountAddress(acting);
  const home = account !== null && problemsWith({ step: 'address', value: account }, deviceClock.now()).length === 0;
  const typed = conversation.typed.address ?? '';

  const written = (
    <TextAnswer acting={acting} value={typed} onAnswer={(said) => onSay('address', said)}>
      <Field
        id={answerFieldId}
        label={t('typed-address')}
        hint={t('typed-address-hint', { example: exampleAddress })}
        error={error}
      >
        {(control) => (
          <TextInput
            control={control}
            autoComplete="street-address"
            enterKeyHint="send"
            maxLength={textLimits.address}
            value={typed}
            onChange={({ target }) => onType('address', target.value)}
          />
        )}
      </Field>
    </TextAnswer>
  );

  if (account === null || !home) return written;
  return (
    <OtherAnswer
      label={t('other-address')}
      icon="place"
      opened={typed !== '' || error !== undefined}
      renderAnswers={(more) => (
        <AnswerGrid>
          <Button icon="home" onClick={() => onChoose({ step: 'address', value: account })}>
            {joinAddress(account)}
          </Button>
          {more}
        </AnswerGrid>
      )}
    >
      {written}
    </OtherAnswer>
  );
}
