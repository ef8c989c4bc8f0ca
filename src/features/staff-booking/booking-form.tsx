import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import {
  AddressFields,
  ConfirmationFields,
  ContactFields,
  NeedsFields,
} from '#shared/staff/people/customer-fields.tsx';
import type { CustomerValues } from '#shared/staff/people/customer-values.ts';
import { Button } from '#ui/actions/button.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Card } from '#ui/layout/card.tsx';
import { BookingFields } from './booking-fields.tsx';
import { type Booking, useBooking } from './use-booking.ts';

export interface BookingFormProps {
  readonly acting: ActingFor;
  /** null for somebody who is not known yet. */
  readonly known: CustomerRecord | null;
  /** The lead that becomes a customer; null for none. */
  readonly leadId: string | null;
  readonly begin: CustomerValues;
  readonly onBooked: (requestId: string) => void;
}

interface PartProps {
  readonly booking: Booking;
  readonly known: CustomerRecord | null;
}

/** Who asks: somebody known with the address of the visit, or a new customer. */
function Who({ booking, known }: PartProps) {
  const { t } = useTranslation(['booking', 'people']);
  const { customer, setCustomer, customerProblems } = booking;
  const fields = { values: customer, onChange: setCustomer, problems: customerProblems };
  if (known === null) {
    return (
      <>
        <Card as="div" heading={t('who')}>
          <ContactFields {...fields} />
        </Card>
        <Card as="div" heading={t('agreements')}>
          <ConfirmationFields {...fields} />
          <NeedsFields {...fields} />
        </Card>
      </>
    );
  }
  return (
    <Card as="div" heading={t('who')}>
      <Facts
        facts={[
          { name: t('people:name'), value: `${known.first_name} ${known.last_name}` },
          { name: t('people:phone'), value: known.phone_number },
          { name: t('people:confirmation-short'), value: t(`people:confirmation-${known.confirmation}`) },
        ]}
      />
      <AddressFields {...fields} />
    </Card>
  );
}

/** A request on the phone, in the order of the conversation. */
export function BookingForm({ acting, known, leadId, begin, onBooked }: BookingFormProps) {
  const { t } = useTranslation('booking');
  const booking = useBooking(acting, { known, leadId, begin }, onBooked);
  const { request, setRequest, requestProblems, problems, attempt, busy, canWrite, refused, submit } = booking;
  return (
    <>
      <ErrorSummary title={t('check')} problems={problems} attempt={attempt} />
      <DispatchNotice problem={refused} onLookAgain={submit} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Who booking={booking} known={known} />
        <Card as="div" heading={t('what')}>
          <BookingFields acting={acting} values={request} onChange={setRequest} problems={requestProblems} />
        </Card>
        <Button type="submit" kind="main" icon="check" busy={busy} disabled={!canWrite}>
          {busy ? t('busy') : t('book')}
        </Button>
      </Form>
    </>
  );
}
