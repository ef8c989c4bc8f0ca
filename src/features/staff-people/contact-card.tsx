import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { staffKinds } from '#domain/documents/alerts/staff-channels.ts';
import { mailedTo } from '#domain/customers/reach-customer.ts';
import { avoidances } from '#domain/documents/student-profile.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useLanguageName } from '#shared/staff/matching/use-reason-words.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';
import { ReachLinks } from '#shared/staff/reach-links.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { toldWayOf } from './told-fields.tsx';

interface ContactCardProps {
  readonly acting: ActingFor;
  readonly customer: CustomerRecord;
}

/** How she hears what was agreed, in words. */
function useConfirmationWords(): (customer: Pick<CustomerRecord, 'confirmation' | 'relative'>) => string {
  const { t } = useTranslation('people');
  return ({ confirmation, relative }) =>
    confirmation === 'relative' && relative !== null
      ? t('confirmation-relative-to', { name: relative.name, email: relative.email })
      : t(`confirmation-${confirmation}`);
}

/** The names of students who are not to come again. */
function useStudentNames(acting: ActingFor, ids: readonly string[]): string {
  const students = useStudents(acting);
  const all = students.status === 'ready' ? students.value : [];
  return ids
    .map((id) => {
      const known = all.find((student) => student.id === id);
      return known === undefined ? id : `${known.first_name} ${known.last_name}`;
    })
    .join(', ');
}

/** Who she is, how to reach her, and what matching must know. */
export function ContactCard({ acting, customer }: ContactCardProps) {
  const { t } = useTranslation(['people', 'file', 'told']);
  const confirmationWords = useConfirmationWords();
  const languageName = useLanguageName();
  const { moment } = useRowWords();
  const { phone_number: phone, email, full_address, city, name_city, language, has_account, needs, invited } = customer;
  const blocked = useStudentNames(acting, needs.blocked_students);
  const toldWords = staffKinds
    .map((kind) => `${t(`told:kind-${kind}`)}: ${t(`told:by-${toldWayOf(customer.told?.[kind])}`).toLowerCase()}`)
    .join(', ');
  const home = avoidances.filter((each) => needs.home[each]).map((each) => t(`home-${each}`));
  const address = [full_address, `${city} ${name_city}`.trim()].filter((part) => part !== '').join(', ');
  return (
    <Card as="div" heading={t('contact')}>
      <Row>
        <ReachLinks phone={phone} email={email} />
      </Row>
      <Facts
        facts={[
          { name: t('address'), value: address === '' ? t('unknown') : address },
          { name: t('language'), value: t(`file:language-${language}`) },
          { name: t('login'), value: t(has_account ? 'with-login' : 'without-login') },
          ...(invited === undefined
            ? []
            : [
                {
                  name: t('invited'),
                  value: t('invited-at', { moment: moment(invited.at), email: invited.email }),
                },
              ]),
          { name: t('confirmation-short'), value: confirmationWords(customer) },
          ...(mailedTo(customer) === '' ? [{ name: t('told:short'), value: toldWords }] : []),
          ...(needs.language === null ? [] : [{ name: t('speaks'), value: languageName(needs.language) }]),
          ...(home.length === 0 ? [] : [{ name: t('home'), value: home.join(', ') }]),
          ...(blocked === '' ? [] : [{ name: t('blocked'), value: blocked }]),
        ]}
      />
    </Card>
  );
}
