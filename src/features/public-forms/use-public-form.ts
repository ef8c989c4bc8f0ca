import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { beginBusy } from '#lib/busy.ts';
import { mintId } from '#lib/ids.ts';
import type { FieldProblem } from '#ui/fields/error-summary.tsx';
import type { FormPost } from './form-post.ts';
import { formResolver, type FormValues, toMessageKey } from './form-resolver.ts';
import { createFormSender, type ToCommand } from './form-sender.ts';

/** The field that no person sees (spec.md section 4). */
export const hiddenField = 'website';

export type FormState = 'open' | 'sending' | 'kept' | 'received' | 'failed';

export interface VisitorFormOptions<Form extends object> {
  /** Before the ids of the fields. */
  readonly name: string;
  /** In the order of the screen, which is the order of the error summary. */
  readonly fields: readonly string[];
  readonly schema: z.core.$ZodType<Form>;
  readonly toCommand: ToCommand<Form>;
  readonly forms: FormPost;
  /** The server has it; also said when a program filled in the form. */
  readonly onReceived?: () => void;
}

export interface PublicForm {
  readonly name: string;
  readonly form: Pick<UseFormReturn<FormValues>, 'register' | 'watch'>;
  readonly state: FormState;
  readonly problems: readonly FieldProblem[];
  /** Goes up with every attempt to send. */
  readonly attempt: number;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Opens the form again for another wish. */
  readonly again: () => void;
}

const emptyValues = (fields: readonly string[]): FormValues => Object.fromEntries(fields.map((field) => [field, '']));

/** A form for who has no account: judged by the domain, sent once, and busy for as long as that takes. */
export function usePublicForm<Form extends object>(options: VisitorFormOptions<Form>): PublicForm {
  const { name, fields, schema, toCommand, forms, onReceived } = options;
  const { t } = useTranslation('forms');
  const [state, setState] = useState<FormState>('open');
  const [attempt, setAttempt] = useState(0);
  const [touched, setTouched] = useState(false);
  const [sender] = useState(() => createFormSender(toCommand, forms.post, mintId));
  // A second tap comes before the first has drawn anything.
  const sending = useRef(false);
  /** Goes up with every wish: what is heard of an earlier one is over by then. */
  const wish = useRef(0);

  const form = useForm<FormValues, unknown, Form>({
    // No default values: what was typed while the page was only drawn stays in its field.
    resolver: formResolver(schema, emptyValues(fields)),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  const { prepare } = forms;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: edited }) => {
          if (edited === undefined) return;
          form.clearErrors(edited);
          setTouched(true);
          prepare();
        },
      }),
    [form, prepare],
  );

  // What is being typed is nowhere else: not the moment for a new version of the app.
  useEffect(() => (touched ? beginBusy(name) : undefined), [touched, name]);

  function finish(next: 'kept' | 'received') {
    form.reset(emptyValues(fields));
    setTouched(false);
    setState(next);
    if (next === 'received') onReceived?.();
  }

  async function send(filledIn: Form) {
    if (sending.current) return;
    sending.current = true;
    wish.current += 1;
    const mine = wish.current;
    setState('sending');
    const delivery = await sender.send(filledIn);
    sending.current = false;
    if (delivery.kind === 'failed') return setState('failed');
    finish(delivery.kind);
    if (delivery.kind === 'received') return;
    if ((await delivery.ends) !== 'received' || wish.current !== mine) return;
    // What is being typed by now is another wish: it stays.
    setState('received');
    onReceived?.();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    setAttempt((count) => count + 1);
    // Read from the page itself: programs write there without telling anybody.
    if (new FormData(event.currentTarget).get(hiddenField) !== '') return finish('received');
    void form.handleSubmit(send, () => setState('open'))(event);
  }

  function again() {
    wish.current += 1;
    setState('open');
  }

  const { errors } = form.formState;
  const problems = fields.flatMap((field) => {
    const key = toMessageKey(errors[field]?.message);
    return key === undefined ? [] : [{ fieldId: `${name}-${field}`, message: t(key) }];
  });

  return { name, form, state, problems, attempt, submit, again };
}
