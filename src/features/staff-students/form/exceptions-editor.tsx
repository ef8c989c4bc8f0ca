import { useTranslation } from '#i18n/use-translation.ts';
import { type DraftException, draftFields } from '#domain/students/availability-draft.ts';
import { useToday } from '#shared/days/use-today.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ShortFields } from '#ui/layout/short-fields.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { FormPart } from './form-part.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { TimeField } from './week-editor.tsx';

interface ExceptionRowProps extends Pick<FormPart, 'errorOf'> {
  readonly exception: DraftException;
  readonly index: number;
  readonly onException: (exception: DraftException) => void;
  readonly onRemove: () => void;
}

function ExceptionRow({ exception, index, errorOf, onException, onRemove }: ExceptionRowProps) {
  const { t } = useTranslation('students');
  const number = index + 1;
  const dateId = draftFields.exception(index, 'date');
  const time = (end: 'from' | 'to') => {
    const id = draftFields.exception(index, end);
    return (
      <TimeField
        id={id}
        label={t(end)}
        fullLabel={t(`exception-${end}`, { number })}
        error={errorOf(id)}
        value={exception[end]}
        onChange={(value) => onException({ ...exception, [end]: value })}
      />
    );
  };
  return (
    <Stack as="li" gap="close">
      <ShortFields>
        <Field id={dateId} label={t('date')} error={errorOf(dateId)}>
          {(control) => (
            <TextInput
              control={control}
              type="date"
              aria-label={t('exception-date', { number })}
              value={exception.date}
              onChange={({ target }) => onException({ ...exception, date: target.value })}
            />
          )}
        </Field>
        <ChoiceField
          id={`exception-${index}-kind`}
          label={t('kind')}
          options={[
            ['off', t('exception-off')],
            ['on', t('exception-on')],
          ]}
          value={exception.available ? 'on' : 'off'}
          onChange={(kind) => onException({ ...exception, available: kind === 'on' })}
        />
      </ShortFields>
      <ShortFields>
        {time('from')}
        {time('to')}
        <Button icon="close" aria-label={t('remove-exception', { number })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </ShortFields>
    </Stack>
  );
}

/** Days on which a student is free otherwise than in the week. Days that are over stay, and are not shown. */
export function ExceptionsEditor({ draft, onChange, errorOf }: FormPart) {
  const { t } = useTranslation('students');
  const today = useToday();
  const focusLater = useFocusLater();
  const { exceptions } = draft;
  const shown = exceptions.flatMap((exception, index) =>
    exception.date !== '' && exception.date < today ? [] : [{ exception, index }],
  );
  const set = (next: readonly DraftException[]) => onChange({ exceptions: next });
  const addId = draftFields.addException;
  return (
    <Fieldset id="exceptions" legend={t('exceptions')} hint={t('exceptions-hint')}>
      {shown.length === 0 ? (
        <p>{t('no-exceptions')}</p>
      ) : (
        <Stack as="ul">
          {shown.map(({ exception, index }) => (
            <ExceptionRow
              key={index}
              exception={exception}
              index={index}
              errorOf={errorOf}
              onException={(next) => set(exceptions.with(index, next))}
              onRemove={() => {
                set(exceptions.toSpliced(index, 1));
                focusLater(addId);
              }}
            />
          ))}
        </Stack>
      )}
      <Row>
        <Button
          id={addId}
          onClick={() => {
            set([...exceptions, { date: '', available: false, from: '', to: '' }]);
            focusLater(draftFields.exception(exceptions.length, 'date'));
          }}
        >
          {t('add-exception')}
        </Button>
        {errorOf(addId) === undefined ? null : <span>{errorOf(addId)}</span>}
      </Row>
    </Fieldset>
  );
}
