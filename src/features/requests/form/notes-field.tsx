import { useTranslation } from 'react-i18next';
import { textLimits } from '#domain/field-types.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { fieldId } from './field-ids.ts';
import { useFormField } from './use-form-field.ts';

/** From here on the count of what is left helps more than it distracts. */
const showLeftFrom = 200;

export function NotesField() {
  const { t } = useTranslation('requests');
  const { field, error } = useFormField('notes');
  const left = textLimits.notes - field.value.length;
  return (
    <Field id={fieldId('notes')} label={t('notes')} hint={t('notes-hint')} error={error}>
      {(control) => (
        <>
          <TextArea {...field} control={control} autoComplete="off" rows={4} maxLength={textLimits.notes} />
          {left <= showLeftFrom ? <p>{t('notes-left', { count: left })}</p> : null}
        </>
      )}
    </Field>
  );
}
