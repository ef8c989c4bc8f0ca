import type { StaffRole } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import type { DocumentWrite } from '#domain/dispatch/transaction/document-transaction.ts';
import { type InterimUser, isBlocked } from '#domain/documents/interim-user.ts';
import { type MailTemplate, mailSchema, staffMailLanguage } from '#domain/documents/mail.ts';
import { type MailOrder, newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import type { MailValues } from '#domain/mail/mail-values.ts';

/** A staff member, as her record says. */
export interface StaffMember {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly blocked: boolean;
}

/** More than there are people who lead. */
const mostLeads = 20;

export const isLead = ({ role, blocked }: Pick<InterimUser, 'role' | 'blocked'>): boolean =>
  role === 'admin' && !isBlocked(blocked);

/** Who is told what matters for the safety of everybody’s data: all who lead, and the person whom it is about. */
export function toldAbout(members: readonly StaffMember[], concernedUid: string): readonly StaffMember[] {
  const leads = members.filter(isLead).slice(0, mostLeads);
  const concerned = members.filter(({ uid }) => uid === concernedUid && !leads.some((lead) => lead.uid === uid));
  return [...leads, ...concerned];
}

type Alarm = Extract<MailTemplate, 'staff-second-factor' | 'staff-factor-enrolled' | 'staff-role' | 'staff-export'>;

type AlarmContent = {
  [Template in Alarm]: { readonly template: Template; readonly values: MailValues<Template> };
}[Alarm];

/** The mails to these people about one event, to be written with it. @param key of the event. */
export function alarmMails(
  content: AlarmContent,
  { told, key, now }: { readonly told: readonly StaffMember[]; readonly key: string; readonly now: Date },
): readonly DocumentWrite[] {
  return told.map(({ uid, email }) => {
    const order: MailOrder = { ...content, to: email, language: staffMailLanguage };
    const id = `${mailIdAbout(content.template, key)}_${uid}`;
    return { kind: 'create', collection: collections.mail, id, data: mailSchema.parse(newMail(order, now)) };
  });
}
