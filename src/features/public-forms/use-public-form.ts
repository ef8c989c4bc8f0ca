import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type * as z from 'zod/mini';
import { beginBusy } from '#lib/busy.ts';
import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { type FormFields, type FormHandle, useForm } from '#shared/forms/use-form.ts';
import { contactMessages } from './contact/contact-form-schema.ts';
import { employerTipMessages } from './employer-tip/employer-tip-form-schema.ts';
import type { FormPost } from './form-post.ts';
import { measureFillIn } from './fill-in.ts';
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
  | ValueOf<typeof signUpMessages>
  | ValueOf<typeof contactMessages>
  | ValueOf<typeof employerTipMessages>;

export interface VisitorFormOptions<Form extends object> {
  /** Before the ids of the fields. */
  readonly name: string;
  /** In the order of the screen, which is the order of the error summary. */
  readonly fields: readonly string[];
  readonly schema: z.core.$ZodType<Form>;
  readonly messages: Readonly<Record<string, MessageKey>>;
  readonly toCommand: ToCommand<Form>;
  readonly forms: FormPost;
  /** The form is saved on this device or received; not called for a program that filled it in. */
  readonly onSent?: (form: Form) => void;
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

/** The outcome of the newest wish; news of an earlier one is ignored. */
function useWish(onReceived: (() => void) | undefined) {
  const [sent, setSent] = useState<'open' | 'kept' | 'received'>('open');
  const newest = useRef(0);

  function begin(): number {
    newest.current += 1;
    return newest.current;
  }

  function settle(next: 'kept' | 'received') {
    setSent(next);
    if (next === 'received') onReceived?.();
  }

  /** What has been typed meanwhile belongs to another wish, and stays. */
  async function follow(ends: Promise<string>, wish: number) {
    if ((await ends) === 'received' && newest.current === wish) settle('received');
  }

  function again() {
    begin();
    setSent('open');
  }

  return { sent, setSent, begin, settle, follow, again };
}

/** A form for who has no account: validated, sent once, and busy for as long as that takes. */
export function usePublicForm<Form extends object>(options: VisitorFormOptions<Form>): PublicForm {
  const { name, fields, schema, messages, toCommand, forms, onSent, onReceived } = options;
  const { t } = useTranslation('forms');
  const names = [...fields, hiddenField];
  const empty: FormValues = Object.fromEntries(names.map((field) => [field, '']));
  const { sent, setSent, begin, settle, follow, again } = useWish(onReceived);
  const [touched, setTouched] = useState(false);
  const [sender] = useState(() => createFormSender(toCommand, forms.post, mintId, measureFillIn(deviceClock)));

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
      const mine = begin();
      const delivery = filledIn === null ? thanked : await sender.send(filledIn);
      if (delivery.kind === 'failed') return 'failed';
      if (filledIn !== null) onSent?.(filledIn);
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
    settle(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!busy) setSent('open');
    form.submit(event);
  }

  return {
    fields: form,
    state: busy ? 'sending' : failure === null ? sent : 'failed',
    outcome: { problems, attempt },
    submit,
    again,
  };
}
