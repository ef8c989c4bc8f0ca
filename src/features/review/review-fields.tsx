import { useTranslation } from 'react-i18next';
import type { PlannedVisit } from '#domain/contracts/reviews.ts';
import { textLimits } from '#domain/field-types.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { StarRating } from '#ui/fields/star-rating.tsx';
import { TextArea, TextInput } from '#ui/fields/text-input.tsx';
import { useReviewField } from './use-review-field.ts';

/** The questions, those that need an answer first. */
export function ReviewFields({ visit }: { readonly visit: PlannedVisit }) {
  const { t } = useTranslation('review');
  const student = visit.student_name;
  return (
    <>
      <p>{t('required-note')}</p>
      <MinutesField planned={visit.duration_minutes} />
      <NotesField name="actual_tasks_performed" label={t('tasks')} hint={t('tasks-hint')} />
      <AsPrescribedField />
      <KilometresField />
      <StarsField name="skills_rating" legend={student === '' ? t('skills-nobody') : t('skills', { student })} />
      <NotesField name="skills_notes" label={t('skills-notes')} />
      <StarsField name="rating_other" legend={t('other')} hint={t('other-hint')} />
      <NotesField name="notes_other" label={t('other-notes')} />
      <NotesField name="additional_info" label={t('more-notes')} />
    </>
  );
}

function MinutesField({ planned }: { readonly planned: number }) {
  const { t } = useTranslation('review');
  const { field, id, error } = useReviewField('request_timing');
  const hint = planned === 0 ? t('minutes-hint') : t('minutes-hint-planned', { minutes: planned });
  return (
    <Field id={id} label={t('minutes')} hint={hint} error={error}>
      {(control) => <TextInput {...field} control={control} inputMode="numeric" autoComplete="off" aria-required />}
    </Field>
  );
}

function KilometresField() {
  const { t } = useTranslation('review');
  const { field, id, error } = useReviewField('aantal_km');
  return (
    <Field id={id} label={t('kilometres')} hint={t('kilometres-hint')} error={error}>
      {(control) => <TextInput {...field} control={control} inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}

function AsPrescribedField() {
  const { t } = useTranslation('review');
  const { field, id } = useReviewField('tasks_as_prescribed');
  return (
    <ChoiceCards
      id={id}
      name={field.name}
      legend={t('as-prescribed')}
      choices={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={field.value ? 'yes' : 'no'}
      onChange={(value) => field.onChange(value === 'yes')}
    />
  );
}

interface StarsFieldProps {
  readonly name: 'skills_rating' | 'rating_other';
  readonly legend: string;
  readonly hint?: string;
}

function StarsField({ name, legend, hint }: StarsFieldProps) {
  const { t } = useTranslation('review');
  const { field, id } = useReviewField(name);
  return (
    <StarRating
      id={id}
      name={name}
      legend={legend}
      hint={hint}
      value={field.value}
      inWords={(stars) => t('stars', { stars })}
      noneText={t('stars-none')}
      clear={{ text: t('stars-clear'), label: t('stars-clear-of', { question: legend }) }}
      onChange={field.onChange}
    />
  );
}

interface NotesFieldProps {
  readonly name: 'actual_tasks_performed' | 'skills_notes' | 'notes_other' | 'additional_info';
  readonly label: string;
  /** Only what has to be filled in has one. */
  readonly hint?: string;
}

function NotesField({ name, label, hint }: NotesFieldProps) {
  const { field, id, error } = useReviewField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...field}
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
