import type { chat } from '../nl/chat.ts';
import type { recurrence } from '../nl/asking/recurrence.ts';
import type { requestForm } from '../nl/asking/request-form.ts';
import type { thread } from '../nl/asking/thread.ts';
import type { dashboard } from '../nl/dashboard.ts';
import type { errors } from '../nl/errors.ts';
import type { filter } from '../nl/filter.ts';
import type { credits } from '../nl/payments/credits.ts';
import type { requests } from '../nl/requests.ts';
import type { validation } from '../nl/validation.ts';
import type { visits } from '../nl/visits.ts';

/** Some keys of a namespace: only texts that exist can have another for a family member. */
type Some<Dutch> = { readonly [Key in keyof Dutch]?: string };

/** Texts of the views that a family member shares with the senior, by namespace: those that speak of the senior's things. */
export interface FamilyTexts {
  readonly dashboard: Some<typeof dashboard>;
  readonly errors: Some<typeof errors>;
  readonly validation: Some<typeof validation>;
  readonly requests: Some<typeof requests>;
  readonly visits: Some<typeof visits>;
  readonly filter: Some<typeof filter>;
  readonly chat: Some<typeof chat>;
  readonly recurrence: Some<typeof recurrence>;
  readonly 'request-form': Some<typeof requestForm>;
  readonly thread: Some<typeof thread>;
  readonly credits: Some<typeof credits>;
}
