import { useCallback, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { fieldId } from './field-id.ts';
import type { FieldName, TextFieldName } from './form-types.ts';
import type { FormFields } from './use-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in one field; redraws when it changes. */
export function useFieldValue<Values extends object, Name extends FieldName<Values>>(
  { store }: Pick<FormFields<Values>, 'store'>,
  name: Name,
): Values[Name] {
  const read = () => store.get()[name];
  return useSyncExternalStore(store.subscribe, read, read);
}

/** One field: its id, its value, how to change it, and its error in words. */
export function useField<Values extends object, Name extends FieldName<Values>>(form: FormFields<Values>, name: Name) {
  const { edit } = form;
  return {
    id: fieldId(form.name, name),
    name,
    value: useFieldValue(form, name),
    error: form.errorOf(name),
    change: (value: Values[Name]) => edit({ [name]: value } as unknown as Partial<Values>),
  };
}

/**
 * The properties of an input for a field that holds text. In a prerendered form React does not set its value, which would
 * undo what was typed before the code came; what stands there is taken over instead.
 */
export function useInput<Values extends object, Name extends TextFieldName<Values>>(
  form: FormFields<Values>,
  name: Name,
) {
  const { store } = form;
  const { value, change } = useField(form, name);
  const text = String(value);
  const [opened] = useState(text);
  const adopt = useCallback(
    (control: Control | null) => {
      if (control === null || control.value === store.get()[name]) return;
      store.set({ ...store.get(), [name]: control.value });
    },
    [store, name],
  );
  const onChange = (event: ChangeEvent<Control>) => change(event.target.value as Values[Name]);
  if (!form.prerendered) return { name, value: text, onChange };
  return { name, ref: adopt, onChange, ...(opened === '' ? {} : { defaultValue: opened }) };
}
