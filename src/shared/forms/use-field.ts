import { useCallback, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { fieldId } from './field-id.ts';
import type { FieldName, TextFieldName } from './form-types.ts';
import type { FormFields } from './use-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the value of one field; rerenders only when that field changes. */
export function useFieldValue<Values extends object, Name extends FieldName<Values>>(
  { store }: Pick<FormFields<Values>, 'store'>,
  name: Name,
): Values[Name] {
  const read = () => store.get()[name];
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Returns the id, value, change handler and translated error of one field. */
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
 * The props of an input for a text field. In a prerendered form the input is uncontrolled: setting its value on hydration
 * would undo what was typed before, so the DOM value is copied to the store instead.
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
