import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { recordQuoteAnswer } from '#domain/contracts/dispatch.ts';
import type { Quote } from '#domain/documents/quote.ts';
import { textLimits } from '#domain/field-types.ts';
import { usePriceWords } from '#shared/requests/use-price-words.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';

interface AnswerDialogProps extends RequestDialogProps {
  readonly quote: Quote;
  readonly seniorName: string;
}

const answers = ['yes', 'no'] as const;

/** The answer that somebody gave on the phone to the price that stands. */
export function AnswerDialog({ acting, requestId, revision, quote, seniorName, onClose, onDone }: AnswerDialogProps) {
  const { t } = useTranslation('file');
  const price = usePriceWords()(quote);
  const [answer, setAnswer] = useState<(typeof answers)[number]>('yes');
  const [withWhom, setWithWhom] = useState(seniorName);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, recordQuoteAnswer);

  async function go() {
    setTried(true);
    const with_whom = withWhom.trim();
    if (with_whom === '') return;
    const done = await run({ request_id: requestId, revision, number: quote.number, answer, with_whom });
    if (done) onDone(t(`done-answer-${answer}`));
  }

  return (
    <CommandDialog
      title={t('title-answer')}
      go={t('go-answer')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>
        <strong>{price}</strong>
      </p>
      <ChoiceCards
        id="answer"
        name="answer"
        legend={t('answer')}
        choices={answers.map((value) => ({ value, label: t(`answer-${value}`) }))}
        value={answer}
        onChange={setAnswer}
      />
      <Field
        id="with-whom"
        label={t('with-whom')}
        hint={t('with-whom-hint')}
        error={tried && withWhom.trim() === '' ? t('with-whom-missing') : undefined}
      >
        {(control) => (
          <TextInput
            control={control}
            type="text"
            autoComplete="off"
            maxLength={textLimits.name}
            value={withWhom}
            onChange={(event) => setWithWhom(event.target.value)}
          />
        )}
      </Field>
    </CommandDialog>
  );
}
