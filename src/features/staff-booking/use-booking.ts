import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { bookForSenior } from '#domain/contracts/people.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { deviceClock } from '#lib/clock.ts';
import type { DispatchProblem } from '#shared/staff/dispatch/use-dispatch.ts';
import { customerFieldId } from '#shared/staff/people/customer-fields.tsx';
import {
  addressProblems,
  contactProblems,
  type CustomerProblems,
  type CustomerValues,
  reachProblems,
  toContact,
  toReach,
} from '#shared/staff/people/customer-values.ts';
import { useCommand } from '#shared/staff/use-command.ts';
import type { FieldProblem } from '#ui/fields/error-summary.tsx';
import { bookingFieldId } from './booking-fields.tsx';
import {
  type BookingProblems,
  bookingProblems,
  type BookingValues,
  newBookingValues,
  requestAddress,
} from './booking-values.ts';

export interface Booking {
  readonly customer: CustomerValues;
  readonly setCustomer: (values: CustomerValues) => void;
  readonly request: BookingValues;
  readonly setRequest: (values: BookingValues) => void;
  readonly customerProblems: CustomerProblems;
  readonly requestProblems: BookingProblems;
  /** Everything that is wrong, as links to the fields. */
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly canWrite: boolean;
  /** Why the last attempt was not done. */
  readonly refused: DispatchProblem | null;
  readonly submit: () => void;
}

const failed = (error: DomainError): DispatchProblem => ({ kind: 'failed', error });

function customerProblemsOf(known: CustomerRecord | null, values: CustomerValues): CustomerProblems {
  if (known !== null) return addressProblems(values);
  return { ...contactProblems(values), ...reachProblems(values) };
}

/** Who is on the phone. */
interface Caller {
  /** null for somebody who is not known yet. */
  readonly known: CustomerRecord | null;
  /** The lead that becomes a customer; null for none. */
  readonly leadId: string | null;
}

function inputOf({ known, leadId }: Caller, customer: CustomerValues, request: BookingValues) {
  return {
    senior:
      known === null
        ? ({ kind: 'new', contact: toContact(customer), ...toReach(customer, []) } as const)
        : ({ kind: 'known', senior_id: known.senior_id } as const),
    request: {
      task_category_id: request.service,
      date: request.date,
      start: request.start,
      hours: request.hours,
      frequency: request.frequency,
      until: request.frequency === 'one-time' ? '' : request.until,
      address: requestAddress(customer),
      notes: request.notes.trim(),
    },
    reason: request.reason.trim(),
    lead_id: leadId,
  };
}

/** The form of a booking: what is typed, what is wrong with it, and sending it once. */
export function useBooking(
  acting: ActingFor,
  { begin, ...caller }: Caller & { readonly begin: CustomerValues },
  onBooked: (requestId: string) => void,
): Booking {
  const { t } = useTranslation(['people', 'booking']);
  const { known } = caller;
  const [customer, setCustomer] = useState(begin);
  const [request, setRequest] = useState(newBookingValues);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<DispatchProblem | null>(null);
  const { busy, canWrite, run } = useCommand(acting, bookForSenior);
  const wrongCustomer = attempt === 0 ? {} : customerProblemsOf(known, customer);
  const wrongRequest = attempt === 0 ? {} : bookingProblems(request, deviceClock.now());

  async function send(): Promise<void> {
    setRefused(null);
    const answered = await run(inputOf(caller, customer, request));
    if (!answered.ok) setRefused(failed(answered.error));
    else if (answered.value.outcome === 'done') onBooked(answered.value.request_id);
    else setRefused({ kind: 'rejected', code: answered.value.code, conflict: answered.value.conflict });
  }

  function submit(): void {
    setAttempt(attempt + 1);
    const wrong = { ...customerProblemsOf(known, customer), ...bookingProblems(request, deviceClock.now()) };
    if (Object.keys(wrong).length === 0 && canWrite && !busy) void send();
  }

  return {
    customer,
    setCustomer,
    request,
    setRequest,
    customerProblems: wrongCustomer,
    requestProblems: wrongRequest,
    problems: [
      ...Object.entries(wrongCustomer).map(([name, key]) => ({ fieldId: customerFieldId(name), message: t(key) })),
      ...Object.entries(wrongRequest).map(([name, key]) => ({
        fieldId: bookingFieldId(name),
        message: t(`booking:${key}`),
      })),
    ],
    attempt,
    busy,
    canWrite,
    refused,
    submit,
  };
}
