import { lazy, type ComponentType } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Capability } from '#domain/accounts/roles.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import type { StaffTexts } from '#i18n/staff/staff-texts.ts';
import { partLoader } from '#i18n/staff/part-loader.ts';
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

const TodayPage = lazy(
  partLoader(async () => (await import('./today-page.tsx')).TodayPage, 'told', 'lists', 'data-requests'),
);
const FiguresPage = lazy(partLoader(async () => (await import('./figures-page.tsx')).FiguresPage, 'figures'));
const ProposalsPage = lazy(
  partLoader(
    async () => (await import('./proposals-page.tsx')).ProposalsPage,
    'proposals',
    'dispatch',
    'file',
    'matching',
    'planning',
  ),
);
const RequestsPage = lazy(
  partLoader(async () => (await import('./requests-page.tsx')).RequestsPage, 'file', 'dispatch'),
);
const StudentsPage = lazy(
  partLoader(
    async () => (await import('./students-page.tsx')).StudentsPage,
    'students',
    'dispatch',
    'absence',
    'file',
    'matching',
    'helper-link',
    'student-photo',
  ),
);
const LeadsPage = lazy(
  partLoader(
    async () => (await import('./lists/leads-page.tsx')).LeadsPage,
    'leads',
    'lists',
    'file',
    'dispatch',
    'people',
    'matching',
  ),
);
const ReviewsPage = lazy(
  partLoader(async () => (await import('./lists/reviews-page.tsx')).ReviewsPage, 'lists', 'visits'),
);
const MailsPage = lazy(
  partLoader(async () => (await import('./lists/mails-page.tsx')).MailsPage, 'dispatch', 'lists', 'file'),
);
const CreditsPage = lazy(
  partLoader(async () => (await import('./lists/credits-page.tsx')).CreditsPage, 'lists', 'debts', 'file', 'dispatch'),
);
const AuditPage = lazy(
  partLoader(async () => (await import('./lists/audit-page.tsx')).AuditPage, 'audit', 'lists', 'leads', 'file'),
);
const RetentionPage = lazy(
  partLoader(async () => (await import('./lists/retention-page.tsx')).RetentionPage, 'retention'),
);
const CalendarPage = lazy(
  partLoader(
    async () => (await import('./calendar-page.tsx')).CalendarPage,
    'calendar',
    'planning',
    'file',
    'dispatch',
    'matching',
    'visits',
  ),
);
const IllPage = lazy(
  partLoader(
    async () => (await import('./ill-page.tsx')).IllPage,
    'ill',
    'absence',
    'file',
    'dispatch',
    'proposals',
    'matching',
    'planning',
  ),
);
const PeoplePage = lazy(
  partLoader(
    async () => (await import('./people-page.tsx')).PeoplePage,
    'people',
    'debts',
    'file',
    'dispatch',
    'matching',
    'told',
    'receipts',
    'lists',
  ),
);
const BookPage = lazy(
  partLoader(
    async () => (await import('./book-page.tsx')).BookPage,
    'people',
    'booking',
    'dispatch',
    'file',
    'matching',
    'recurrence',
    'visits',
  ),
);
const HelpPage = lazy(partLoader(async () => (await import('./help-page.tsx')).HelpPage, 'help'));
const TeamPage = lazy(partLoader(async () => (await import('./team-page.tsx')).TeamPage, 'team', 'file', 'dispatch'));
const HealthPage = lazy(partLoader(async () => (await import('./health-page.tsx')).HealthPage, 'health'));
const ReminderPage = lazy(
  partLoader(async () => (await import('./debt-letter-pages.tsx')).ReminderPage, 'debts', 'dispatch', 'confirmation'),
);
const FeeLetterPage = lazy(
  partLoader(async () => (await import('./debt-letter-pages.tsx')).FeeLetterPage, 'debts', 'dispatch', 'confirmation'),
);
const ToldPage = lazy(
  partLoader(async () => (await import('./told-page.tsx')).ToldPage, 'told', 'dispatch', 'confirmation'),
);
const DataRequestPage = lazy(
  partLoader(
    async () => (await import('./data-request-page.tsx')).DataRequestPage,
    'data-requests',
    'file',
    'dispatch',
  ),
);
const ConfirmationPage = lazy(
  partLoader(async () => (await import('./confirmation-page.tsx')).ConfirmationPage, 'confirmation', 'visits'),
);

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
