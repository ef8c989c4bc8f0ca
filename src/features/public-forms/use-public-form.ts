import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { beginBusy } from '#lib/busy.ts';
import { mintId } from '#lib/ids.ts';
import { ok, type Result } from '#lib/result.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { type FormFields, type FormHandle, useForm } from '#shared/forms/use-form.ts';
import { contactMessages } from './contact/contact-form-schema.ts';
import { employerTipMessages } from './employer-tip/employer-tip-form-schema.ts';
import type { FormPost } from './form-post.ts';
import { createFormSender, type ToCommand } from './form-sender.ts';
import { signUpMessages } from './sign-up/sign-up-form-schema.ts';

/** The field that no person sees (spec.md section 4). */
export const hiddenField = 'website';

export type FormState = 'open' | 'sending' | 'kept' | 'received' | 'failed';

/** What stands in the fields, valid or not. */
export type FormValues = Readonly<Record<string, string>>;

type ValueOf<Messages> = Messages[keyof Messages];

/** Keys of src/i18n, namespace `forms`. */
type MessageKey =
  ValueOf<typeof signUpMessages> | ValueOf<typeof contactMessages> | ValueOf<typeof employerTipMessages>;

export interface VisitorFormOptions<Form extends object> {
  /** Before the ids of the fields. */
  readonly name: string;
  /** In the order of the screen, which is the order of the error summary. */
  readonly fields: readonly string[];
  readonly schema: z.core.$ZodType<Form>;
  readonly messages: Readonly<Record<string, MessageKey>>;
  readonly toCommand: ToCommand<Form>;
  readonly forms: FormPost;
  /** The server has it; also said when a program filled in the form. */
  readonly onReceived?: () => void;
}

export interface PublicForm {
  readonly fields: FormFields<FormValues>;
  readonly state: FormState;
  /** For the summary. */
  readonly outcome: Pick<FormHandle<FormValues, string, unknown>, 'problems' | 'attempt'>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Opens the form again for another wish. */
  readonly again: () => void;
}

const thanked = { kind: 'received' } as const;

/** A form for who has no account: validated, sent once, and busy for as long as that takes. */
export function usePublicForm<Form extends object>(options: VisitorFormOptions<Form>): PublicForm {
  const { name, fields, schema, messages, toCommand, forms, onReceived } = options;
  const { t } = useTranslation('forms');
  const names = [...fields, hiddenField];
  const empty: FormValues = Object.fromEntries(names.map((field) => [field, '']));
  const [sent, setSent] = useState<'open' | 'kept' | 'received'>('open');
  const [touched, setTouched] = useState(false);
  const [sender] = useState(() => createFormSender(toCommand, forms.post, mintId));
  /** Goes up with every wish: what is heard of an earlier one is over by then. */
  const wish = useRef(0);

  const form = useForm({
    name,
    fields: names,
    initial: empty,
    prerendered: true,
    // Only programs fill in the hidden field: thanked, and nothing is sent.
    check: (values): Result<Form | null, FormErrors<FormValues, MessageKey>> =>
      values[hiddenField] === '' ? checkForm(schema, messages, values) : ok(null),
    messageOf: (key) => t(key),
    onEdit() {
      setTouched(true);
      forms.prepare();
    },
    async send(filledIn: Form | null): Promise<'failed' | null> {
      wish.current += 1;
      const mine = wish.current;
      const delivery = filledIn === null ? thanked : await sender.send(filledIn);
      if (delivery.kind === 'failed') return 'failed';
      finish(delivery.kind);
      if (delivery.kind === 'kept') void follow(delivery.ends, mine);
      return null;
    },
  });
  const { busy, failure, problems, attempt } = form;

  // What is being typed is nowhere else: not the moment for a new version of the app.
  useEffect(() => (touched ? beginBusy(name) : undefined), [touched, name]);

  function finish(next: 'kept' | 'received') {
    form.reset(empty);
    setTouched(false);
    setSent(next);
    if (next === 'received') onReceived?.();
  }

  async function follow(ends: Promise<string>, mine: number) {
    if ((await ends) !== 'received' || wish.current !== mine) return;
    // What is being typed by now is another wish: it stays.
    setSent('received');
    onReceived?.();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!busy) setSent('open');
    form.submit(event);
  }

  function again() {
    wish.current += 1;
    setSent('open');
  }

  return {
    fields: form,
    state: busy ? 'sending' : failure === null ? sent : 'failed',
    outcome: { problems, attempt },
    submit,
    again,
  };
}
