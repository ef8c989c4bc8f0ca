import { lazy, type ComponentType } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Capability } from '#domain/accounts/roles.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import type { StaffTexts } from '#i18n/staff-texts.ts';
import type { IconName } from '#ui/content/icon.tsx';

export interface StaffPageProps {
  readonly acting: ActingFor;
}

export interface StaffRoute {
  readonly path: string;
  readonly Page: ComponentType<StaffPageProps>;
  /** Its text in the menu; a route without one is reached from another screen. */
  readonly menu?: Extract<keyof StaffTexts['staff'], `menu-${string}`>;
  /** Its picture in the menu of what is not needed every hour; the others stand in the header itself. */
  readonly more?: IconName;
  /** In the header as well, where there is room. */
  readonly often?: true;
  /** Whoever lacks it is told so, and has no such place in the menu. */
  readonly capability: Capability;
}

/** A screen as its own chunk; the texts of staff are all there by then. */
function page(load: () => Promise<ComponentType<StaffPageProps>>): ComponentType<StaffPageProps> {
  return lazy(async () => ({ default: await load() }));
}

const TodayPage = page(async () => (await import('./today-page.tsx')).TodayPage);
const FiguresPage = page(async () => (await import('./figures-page.tsx')).FiguresPage);
const ProposalsPage = page(async () => (await import('./proposals-page.tsx')).ProposalsPage);
const RequestsPage = page(async () => (await import('./requests-page.tsx')).RequestsPage);
const StudentsPage = page(async () => (await import('./students-page.tsx')).StudentsPage);
const LeadsPage = page(async () => (await import('./lists/leads-page.tsx')).LeadsPage);
const ReviewsPage = page(async () => (await import('./lists/reviews-page.tsx')).ReviewsPage);
const MailsPage = page(async () => (await import('./lists/mails-page.tsx')).MailsPage);
const CreditsPage = page(async () => (await import('./lists/credits-page.tsx')).CreditsPage);
const AuditPage = page(async () => (await import('./lists/audit-page.tsx')).AuditPage);
const RetentionPage = page(async () => (await import('./lists/retention-page.tsx')).RetentionPage);
const CalendarPage = page(async () => (await import('./calendar-page.tsx')).CalendarPage);
const IllPage = page(async () => (await import('./ill-page.tsx')).IllPage);
const PeoplePage = page(async () => (await import('./people-page.tsx')).PeoplePage);
const BookPage = page(async () => (await import('./book-page.tsx')).BookPage);
const HelpPage = page(async () => (await import('./help-page.tsx')).HelpPage);
const TeamPage = page(async () => (await import('./team-page.tsx')).TeamPage);
const HealthPage = page(async () => (await import('./health-page.tsx')).HealthPage);
const ReminderPage = page(async () => (await import('./debt-letter-pages.tsx')).ReminderPage);
const FeeLetterPage = page(async () => (await import('./debt-letter-pages.tsx')).FeeLetterPage);
const ToldPage = page(async () => (await import('./told-page.tsx')).ToldPage);
const DataRequestPage = page(async () => (await import('./data-request-page.tsx')).DataRequestPage);
const ConfirmationPage = page(async () => (await import('./confirmation-page.tsx')).ConfirmationPage);

/** Every screen of staff, in the order of the menu. */
export const staffRoutes: readonly StaffRoute[] = [
  { path: staffPaths.today, Page: TodayPage, menu: 'menu-today', capability: 'dispatch.view' },
  { path: staffPaths.requests, Page: RequestsPage, menu: 'menu-requests', capability: 'dispatch.view' },
  { path: staffPaths.request, Page: RequestsPage, capability: 'dispatch.view' },
  { path: staffPaths.proposals, Page: ProposalsPage, capability: 'dispatch.assign' },
  {
    path: staffPaths.calendar,
    Page: CalendarPage,
    menu: 'menu-calendar',
    more: 'calendar',
    often: true,
    capability: 'dispatch.move',
  },
  { path: staffPaths.ill, Page: IllPage, capability: 'dispatch.assign' },
  {
    path: staffPaths.people,
    Page: PeoplePage,
    menu: 'menu-people',
    more: 'person',
    often: true,
    capability: 'accounts.view',
  },
  { path: staffPaths.person, Page: PeoplePage, capability: 'accounts.view' },
  { path: staffPaths.book, Page: BookPage, capability: 'dispatch.move' },
  { path: staffPaths.reminder, Page: ReminderPage, capability: 'ledger.view' },
  { path: staffPaths.feeLetter, Page: FeeLetterPage, capability: 'ledger.view' },
  { path: staffPaths.told, Page: ToldPage, capability: 'dispatch.move' },
  { path: staffPaths.dataRequest, Page: DataRequestPage, capability: 'leads.view' },
  { path: staffPaths.confirmation, Page: ConfirmationPage, capability: 'dispatch.view' },
  {
    path: staffPaths.students,
    Page: StudentsPage,
    menu: 'menu-students',
    more: 'check',
    often: true,
    capability: 'students.view',
  },
  { path: staffPaths.newStudent, Page: StudentsPage, capability: 'students.edit' },
  { path: staffPaths.importStudents, Page: StudentsPage, capability: 'students.edit' },
  { path: staffPaths.student, Page: StudentsPage, capability: 'students.view' },
  { path: staffPaths.leads, Page: LeadsPage, menu: 'menu-leads', more: 'phone', capability: 'leads.view' },
  { path: staffPaths.lead, Page: LeadsPage, capability: 'leads.view' },
  { path: staffPaths.reviews, Page: ReviewsPage, menu: 'menu-reviews', more: 'chat', capability: 'reviews.view' },
  { path: staffPaths.mails, Page: MailsPage, menu: 'menu-mails', more: 'mail', capability: 'mail.view' },
  { path: staffPaths.credits, Page: CreditsPage, menu: 'menu-credits', more: 'credits', capability: 'ledger.view' },
  { path: staffPaths.figures, Page: FiguresPage, menu: 'menu-figures', more: 'list', capability: 'dispatch.view' },
  { path: staffPaths.audit, Page: AuditPage, menu: 'menu-audit', more: 'clock', capability: 'staff.manage' },
  {
    path: staffPaths.retention,
    Page: RetentionPage,
    menu: 'menu-retention',
    more: 'check',
    capability: 'staff.manage',
  },
  { path: staffPaths.team, Page: TeamPage, menu: 'menu-team', more: 'person', capability: 'staff.manage' },
  { path: staffPaths.health, Page: HealthPage, menu: 'menu-health', more: 'check', capability: 'health.view' },
  { path: staffPaths.help, Page: HelpPage, menu: 'menu-help', more: 'info', capability: 'staff.open' },
];
