import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldControl } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { PublicForm } from './use-public-form.ts';

interface FormFieldProps {
  readonly visitorForm: PublicForm;
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A field of a visitor's form, with its message in words. */
export function FormField({ visitorForm: { name, problems }, field, label, hint, children }: FormFieldProps) {
  const id = `${name}-${field}`;
  const error = problems.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <Field id={id} label={label} {...(hint === undefined ? {} : { hint })} error={error}>
      {children}
    </Field>
  );
}

export interface TextLineProps extends Omit<FormFieldProps, 'children'> {
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'email' | 'tel';
  readonly placeholder?: string;
  readonly numeric?: boolean;
}

/** One line of text. */
export function TextLine({ autoComplete, type = 'text', placeholder, numeric = false, ...rest }: TextLineProps) {
  const { visitorForm, field } = rest;
  return (
    <FormField {...rest}>
      {(control) => (
        <TextInput
          control={control}
          {...visitorForm.form.register(field)}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          inputMode={numeric ? 'numeric' : undefined}
          // An address of e-mail is no sentence.
          {...(type === 'email' ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
        />
      )}
    </FormField>
  );
}

/** Name of a person who signs up or wants to be called, and how to reach them by mail. */
export function NameLines({ visitorForm }: { readonly visitorForm: PublicForm }) {
  const { t } = useTranslation('forms');
  return (
    <>
      <TextLine visitorForm={visitorForm} field="full_name" label={t('full-name')} autoComplete="name" />
      <TextLine visitorForm={visitorForm} field="email" label={t('email')} autoComplete="email" type="email" />
    </>
  );
}
