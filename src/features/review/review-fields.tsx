import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { PlannedVisit } from '#domain/contracts/reviews.ts';
import { textLimits } from '#domain/field-types.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import { useField, useFieldValue, useInput } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { StarRating } from '#ui/fields/star-rating.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { Fold } from '#ui/layout/fold.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { foldedFields, readMinutes, type ReviewValues } from './review-form-schema.ts';
import { useDurationWords } from './use-duration-words.ts';

interface FormProps {
  readonly form: FormFields<ReviewValues>;
}

export interface ReviewFieldsProps extends FormProps {
  readonly visit: PlannedVisit;
  /** Whether the questions that are folded away start unfolded. */
  readonly unfolded: boolean;
}

/** The stars and the required questions; the other ones are folded away. */
export function ReviewFields({ form, visit, unfolded }: ReviewFieldsProps) {
  const { t } = useTranslation('review');
  const { student_name: student } = visit;
  return (
    <>
      <p>{t('required-note')}</p>
      <StarsField
        form={form}
        name="skills_rating"
        legend={student === '' ? t('skills-nobody') : t('skills', { student })}
      />
      <StarsField form={form} name="rating_other" legend={t('other')} hint={t('other-hint')} />
      <MinutesField form={form} planned={visit.duration_minutes} />
      <NotesField form={form} name="actual_tasks_performed" label={t('tasks')} hint={t('tasks-hint')} />
      <FoldedFields form={form} unfolded={unfolded} />
    </>
  );
}

function MinutesField({ form, planned }: FormProps & { readonly planned: number }) {
  const { t } = useTranslation('review');
  const { inHours, inBoth } = useDurationWords();
  const typed = readMinutes(useFieldValue(form, 'request_timing'));
  return (
    <Stack gap="close">
      <TextField
        form={form}
        name="request_timing"
        label={t('minutes')}
        hint={planned === 0 ? t('minutes-hint') : t('minutes-hint-planned', { duration: inBoth(planned) })}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {typed === null || typed < 60 ? null : <p>{t('minutes-mean', { duration: inHours(typed) })}</p>}
    </Stack>
  );
}

function FoldedFields({ form, unfolded }: FormProps & Pick<ReviewFieldsProps, 'unfolded'>) {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState(unfolded);
  const wrong = foldedFields.some((field) => form.errorOf(field) !== undefined);

  // The error summary links to a field, which must be there.
  useEffect(() => {
    if (wrong) setOpen(true);
  }, [wrong]);

  return (
    <Fold title={t('more')} open={open} onToggle={setOpen}>
      <Stack gap="wide">
        <AsPrescribedField form={form} />
        <TextField
          form={form}
          name="aantal_km"
          label={t('kilometres')}
          hint={t('kilometres-hint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <NotesField form={form} name="skills_notes" label={t('skills-notes')} />
        <NotesField form={form} name="notes_other" label={t('other-notes')} />
        <NotesField form={form} name="additional_info" label={t('more-notes')} />
      </Stack>
    </Fold>
  );
}

function AsPrescribedField({ form }: FormProps) {
  const { t } = useTranslation('review');
  const { id, name, value, change } = useField(form, 'tasks_as_prescribed');
  return (
    <ChoiceCards
      id={id}
      name={name}
      legend={t('as-prescribed')}
      choices={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={value ? 'yes' : 'no'}
      onChange={(answer) => change(answer === 'yes')}
    />
  );
}

interface StarsFieldProps extends FormProps {
  readonly name: 'skills_rating' | 'rating_other';
  readonly legend: string;
  readonly hint?: string;
}

function StarsField({ form, name, legend, hint }: StarsFieldProps) {
  const { t } = useTranslation('review');
  const { id, value, change } = useField(form, name);
  return (
    <StarRating
      id={id}
      name={name}
      legend={legend}
      hint={hint}
      value={value}
      inWords={(stars) => t('stars', { stars })}
      noneText={t('stars-none')}
      clear={{ text: t('stars-clear'), label: t('stars-clear-of', { question: legend }) }}
      onChange={change}
    />
  );
}

interface NotesFieldProps extends FormProps {
  readonly name: 'actual_tasks_performed' | 'skills_notes' | 'notes_other' | 'additional_info';
  readonly label: string;
  /** Only for required fields. */
  readonly hint?: string;
}

function NotesField({ form, name, label, hint }: NotesFieldProps) {
  const { id, error } = useField(form, name);
  const input = useInput(form, name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...input}
          control={control}
          autoComplete="off"
          rows={3}
          maxLength={textLimits.notes}
          aria-required={hint === undefined ? undefined : true}
        />
      )}
    </Field>
  );
}
