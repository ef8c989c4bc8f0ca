import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { TextFieldName } from './form-types.ts';
import { useField, useInput } from './use-field.ts';
import type { FormFields } from './use-form.ts';

interface FieldProps<Values extends object> {
  readonly form: FormFields<Values>;
  readonly name: TextFieldName<Values>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}

export interface TextFieldProps<Values extends object> extends FieldProps<Values> {
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly required?: boolean;
}

/** Turns off the capitalisation and correction of on-screen keyboards. */
const emailInput = { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A single-line text field with its label, hint and error. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, type = 'text', required = false, ...rest } = props;
  const { id, error } = useField(form, name);
  const input = useInput(form, name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          control={control}
          type={type}
          {...rest}
          {...(type === 'email' ? emailInput : {})}
          aria-required={required || undefined}
          {...input}
        />
      )}
    </Field>
  );
}

export interface PasswordFieldProps<Values extends object> extends FieldProps<Values> {
  readonly showText: string;
  readonly hideText: string;
}

export function PasswordField<Values extends object>(props: PasswordFieldProps<Values>) {
  const { form, name, label, hint, ...rest } = props;
  const { id, error } = useField(form, name);
  const input = useInput(form, name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <PasswordInput control={control} {...rest} {...input} />}
    </Field>
  );
}
