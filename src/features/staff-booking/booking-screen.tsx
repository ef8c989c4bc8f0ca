import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { newSenior } from '#domain/staff/staff-paths.ts';
import { customerQuery } from '#shared/staff/people/customer-queries.ts';
import { customerValuesOf, newCustomerValues } from '#shared/staff/people/customer-values.ts';
import { PeopleFinder } from '#shared/staff/people/people-finder.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import { customerValuesOfLead, leadContactQuery } from './lead-contact.ts';

export interface BookingScreenProps extends Pick<BookingFormProps, 'acting' | 'leadId' | 'onBooked'> {
  /** `null`: who is on the phone is still to be looked up. `new`: somebody who is not known yet. */
  readonly senior: string | null;
  readonly onSenior: (seniorId: string) => void;
  readonly newHref: string;
}

function KnownBooking({
  seniorId,
  ...form
}: Omit<BookingFormProps, 'known' | 'begin'> & { readonly seniorId: string }) {
  const { t } = useTranslation(['people', 'errors']);
  const customer = useCachedQuery(customerQuery(form.acting, seniorId));
  if (customer.status === 'loading') return <Loading text={t('loading')} />;
  if (customer.status === 'failed' || customer.value === null) {
    return (
      <Notice kind="warning" announce="status" title={t('nobody')}>
        {customer.status === 'failed' ? <p>{t(`errors:${customer.error.code}`)}</p> : null}
      </Notice>
    );
  }
  return <BookingForm {...form} known={customer.value} begin={customerValuesOf(customer.value)} />;
}

/** A new customer; what is known of a lead is filled in. The form comes after it, since it reads its first values once. */
function NewBooking(form: Omit<BookingFormProps, 'known' | 'begin'>) {
  const { leadId } = form;
  const { t } = useTranslation('people');
  const lead = useCachedQuery(leadContactQuery(form.acting, leadId ?? ''), leadId !== null);
  if (leadId !== null && lead.status === 'loading') return <Loading text={t('loading')} />;
  const begin = lead.status === 'ready' ? customerValuesOfLead(lead.value) : newCustomerValues;
  return <BookingForm {...form} known={null} begin={begin} />;
}

function Look({
  acting,
  onSenior,
  newHref,
}: { readonly acting: ActingFor } & Omit<BookingScreenProps, 'senior' | 'leadId'>) {
  const { t } = useTranslation('booking');
  return (
    <>
      <PeopleFinder acting={acting} openId={null} onOpen={onSenior} />
      <Row>
        <LinkButton icon="person" href={newHref}>
          {t('new-customer')}
        </LinkButton>
      </Row>
    </>
  );
}

/** Booking on the phone: first who calls, then what is asked. */
export function BookingScreen(props: BookingScreenProps) {
  const { acting, senior, leadId, onBooked } = props;
  const { t } = useTranslation('booking');
  return (
    <Page key={senior ?? ''} title={t(senior === newSenior ? 'title-new' : 'title')} width="text">
      {senior === null ? <Look {...props} /> : null}
      {senior === newSenior ? <NewBooking acting={acting} leadId={leadId} onBooked={onBooked} /> : null}
      {senior === null || senior === newSenior ? null : (
        <KnownBooking acting={acting} seniorId={senior} leadId={leadId} onBooked={onBooked} />
      )}
    </Page>
  );
}
