import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { Result } from '#domain/result.ts';
import type { FieldProblem } from '#ui/fields/error-summary.tsx';
import { fieldId } from './field-id.ts';
import { createFormStore, type FormStore } from './form-store.ts';
import type { FieldName, FormErrors } from './form-types.ts';
import { fillInPage, readPage } from './page-values.ts';
import { useSubmit } from './use-submit.ts';

type Cleared<Values> = readonly FieldName<Values>[] | 'everything';

export interface FormOptions<Values extends object, Form, Key extends string, Failure> {
  /** Prefix of the field ids. */
  readonly name: string;
  /** In screen order, which is the order of the error summary. */
  readonly fields: readonly FieldName<Values>[];
  readonly initial: Values;
  readonly check: (values: Values) => Result<Form, FormErrors<Values, Key>>;
  readonly messageOf: (key: Key, field: FieldName<Values>) => string;
  /** Called with a valid form; calls never overlap. @returns the failure, or null on success. */
  readonly send: (form: Form) => Promise<Failure | null>;
  /** Maps a failure to the field at which it is shown; null shows it beside the form. */
  readonly failureAt?: (failure: Failure) => FieldFailure<Values> | null;
  /** The fields whose errors an edit clears, by default only its own; `everything` clears the failure as well. */
  readonly clears?: (field: FieldName<Values>) => Cleared<Values>;
  readonly onEdit?: (values: Values) => void;
  /**
   * The form is in the prerendered HTML, so input may precede hydration: inputs are uncontrolled, and the submitted values
   * are read from the DOM. All values are text.
   */
  readonly prerendered?: boolean;
}

export interface FieldFailure<Values> {
  readonly field: FieldName<Values>;
  /** Translated text. */
  readonly message: string;
}

/** What a field needs of its form. */
export interface FormFields<Values extends object> {
  readonly name: string;
  readonly store: FormStore<Values>;
  /** Translated text. */
  readonly errorOf: (field: FieldName<Values>) => string | undefined;
  /** Changes fields as user input does: clears their errors and marks the form as edited. */
  readonly edit: (changed: Partial<Values>) => void;
  readonly prerendered: boolean;
}

export interface FormHandle<Values extends object, Key extends string, Failure> extends FormFields<Values> {
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** The field at which the failure is shown; null when it concerns the whole form. */
  readonly failedField: FieldName<Values> | null;
  /** True after a successful attempt, until the next one. */
  readonly succeeded: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows these errors and counts as an attempt. */
  readonly refuse: (errors: FormErrors<Values, Key>) => void;
  /** Replaces the values and clears the errors, as if the form had just opened. */
  readonly reset: (values: Values) => void;
}

const namesOf = <Values extends object>(values: Partial<Values>) => Object.keys(values) as FieldName<Values>[];

function without<Values, Key extends string>(
  errors: FormErrors<Values, Key>,
  fields: readonly FieldName<Values>[],
): FormErrors<Values, Key> {
  if (!fields.some((field) => field in errors)) return errors;
  const left = Object.entries(errors).filter(([field]) => !fields.some((name) => name === field));
  return Object.fromEntries(left) as FormErrors<Values, Key>;
}

function clearedBy<Values>(
  edited: readonly FieldName<Values>[],
  clears: ((field: FieldName<Values>) => Cleared<Values>) | undefined,
): Cleared<Values> {
  const names: FieldName<Values>[] = [];
  for (const field of edited) {
    const cleared = clears?.(field) ?? [field];
    if (cleared === 'everything') return cleared;
    names.push(...cleared);
  }
  return names;
}

function problemsIn<Field extends string>(
  form: string,
  fields: readonly Field[],
  errorOf: (field: Field) => string | undefined,
): readonly FieldProblem[] {
  return fields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ fieldId: fieldId(form, field), message }];
  });
}

interface Newest<Values extends object> {
  readonly options: Pick<FormOptions<Values, never, never, never>, 'clears' | 'onEdit'>;
  readonly atField: FieldFailure<Values> | null;
}

/** Changes fields as user input does: clears their errors. */
function useEdit<Values extends object, Key extends string>(
  store: FormStore<Values>,
  newest: RefObject<Newest<Values>>,
  setErrors: Dispatch<SetStateAction<FormErrors<Values, Key>>>,
  clearFailure: () => void,
): (changed: Partial<Values>) => void {
  return useCallback(
    (changed) => {
      store.set({ ...store.get(), ...changed });
      const { options, atField } = newest.current;
      const cleared = clearedBy(namesOf(changed), options.clears);
      setErrors((before) => without(before, cleared === 'everything' ? namesOf(before) : cleared));
      if (cleared === 'everything' || (atField !== null && cleared.includes(atField.field))) clearFailure();
      options.onEdit?.(store.get());
    },
    [store, newest, setErrors, clearFailure],
  );
}

/**
 * Holds the state of a form. Validates on submit, never per keystroke; runs one submission at a time; an edit clears the
 * errors of its field.
 */
export function useForm<Values extends object, Form, Key extends string, Failure = never>(
  options: FormOptions<Values, Form, Key, Failure>,
): FormHandle<Values, Key, Failure> {
  const { name, fields, messageOf, failureAt, prerendered = false } = options;
  const [store] = useState(() => createFormStore(options.initial));
  const [errors, setErrors] = useState<FormErrors<Values, Key>>({});
  const { attempt, busy, failure, succeeded, isFree, begin, run, clearFailure } = useSubmit<Failure>();
  const atField = failure === null ? null : (failureAt?.(failure) ?? null);
  const page = useRef<HTMLFormElement>(null);
  const newest = useRef<Newest<Values>>({ options, atField });
  useEffect(() => {
    newest.current = { options, atField };
  });

  const errorOf = (field: FieldName<Values>) => {
    if (atField?.field === field) return atField.message;
    const key = errors[field];
    return key === undefined ? undefined : messageOf(key, field);
  };

  const edit = useEdit(store, newest, setErrors, clearFailure);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isFree()) return;
    begin();
    page.current = event.currentTarget;
    if (prerendered) store.set({ ...store.get(), ...readPage(event.currentTarget, fields) });
    const checked = options.check(store.get());
    setErrors(checked.ok ? {} : checked.error);
    if (checked.ok) void run(() => options.send(checked.value));
  }

  return {
    name,
    store,
    errorOf,
    edit,
    prerendered,
    attempt,
    busy,
    succeeded,
    failure,
    failedField: atField?.field ?? null,
    problems: problemsIn(name, fields, errorOf),
    submit,
    refuse(found) {
      begin();
      setErrors(found);
    },
    reset(values) {
      store.set(values);
      setErrors({});
      clearFailure();
      if (prerendered && page.current !== null) fillInPage(page.current, values);
    },
  };
}
