import { lazy, type ComponentType } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Capability } from '#domain/accounts/roles.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import type { StaffNamespace, StaffTexts } from '#i18n/staff/staff-texts.ts';
import { partLoader } from '#i18n/staff/part-loader.ts';
import type { IconName } from '#ui/content/icon.tsx';

export interface StaffPageProps {
  readonly acting: ActingFor;
}

export interface StaffRoute {
  readonly path: string;
  readonly Page: ComponentType<StaffPageProps>;
  /** Loads the screen with its texts, which opening it does otherwise. */
  readonly load: () => Promise<unknown>;
  /** Its text in the menu; a route without one is reached from another screen. */
  readonly menu?: Extract<keyof StaffTexts['staff'], `menu-${string}`>;
  /** Its picture in the menu of what is not needed every hour; the others stand in the header itself. */
  readonly more?: IconName;
  /** In the header as well, where there is room. */
  readonly often?: true;
  /** Whoever lacks it is told so, and has no such place in the menu. */
  readonly capability: Capability;
}

type LoadPage = () => Promise<ComponentType<StaffPageProps>>;

function screen(page: LoadPage, ...texts: readonly StaffNamespace[]): Pick<StaffRoute, 'Page' | 'load'> {
  const load = partLoader(page, ...texts);
  return { Page: lazy(load), load };
}

const todayScreen = screen(async () => (await import('./today-page.tsx')).TodayPage, 'told', 'lists', 'data-requests');
const figuresScreen = screen(async () => (await import('./figures-page.tsx')).FiguresPage, 'figures');
const proposalsScreen = screen(
  async () => (await import('./proposals-page.tsx')).ProposalsPage,
  'proposals',
  'dispatch',
  'file',
  'matching',
  'planning',
);
const requestsScreen = screen(async () => (await import('./requests-page.tsx')).RequestsPage, 'file', 'dispatch');
const studentsScreen = screen(
  async () => (await import('./students-page.tsx')).StudentsPage,
  'students',
  'dispatch',
  'absence',
  'file',
  'matching',
  'helper-link',
  'student-photo',
);
const leadsScreen = screen(
  async () => (await import('./lists/leads-page.tsx')).LeadsPage,
  'leads',
  'lists',
  'file',
  'dispatch',
  'people',
  'matching',
);
const reviewsScreen = screen(async () => (await import('./lists/reviews-page.tsx')).ReviewsPage, 'lists', 'visits');
const mailsScreen = screen(async () => (await import('./lists/mails-page.tsx')).MailsPage, 'dispatch', 'lists', 'file');
const creditsScreen = screen(
  async () => (await import('./lists/credits-page.tsx')).CreditsPage,
  'lists',
  'debts',
  'file',
  'dispatch',
);
const auditScreen = screen(
  async () => (await import('./lists/audit-page.tsx')).AuditPage,
  'audit',
  'lists',
  'leads',
  'file',
);
const retentionScreen = screen(async () => (await import('./lists/retention-page.tsx')).RetentionPage, 'retention');
const calendarScreen = screen(
  async () => (await import('./calendar-page.tsx')).CalendarPage,
  'calendar',
  'planning',
  'file',
  'dispatch',
  'matching',
  'visits',
);
const illScreen = screen(
  async () => (await import('./ill-page.tsx')).IllPage,
  'ill',
  'absence',
  'file',
  'dispatch',
  'proposals',
  'matching',
  'planning',
);
const peopleScreen = screen(
  async () => (await import('./people-page.tsx')).PeoplePage,
  'people',
  'debts',
  'file',
  'dispatch',
  'matching',
  'told',
  'receipts',
  'lists',
);
const bookScreen = screen(
  async () => (await import('./book-page.tsx')).BookPage,
  'people',
  'booking',
  'dispatch',
  'file',
  'matching',
  'recurrence',
  'visits',
);
const helpScreen = screen(async () => (await import('./help-page.tsx')).HelpPage, 'help');
const teamScreen = screen(async () => (await import('./team-page.tsx')).TeamPage, 'team', 'file', 'dispatch');
const healthScreen = screen(async () => (await import('./health-page.tsx')).HealthPage, 'health');
const reminderScreen = screen(
  async () => (await import('./debt-letter-pages.tsx')).ReminderPage,
  'debts',
  'dispatch',
  'confirmation',
);
const feeLetterScreen = screen(
  async () => (await import('./debt-letter-pages.tsx')).FeeLetterPage,
  'debts',
  'dispatch',
  'confirmation',
);
const toldScreen = screen(async () => (await import('./told-page.tsx')).ToldPage, 'told', 'dispatch', 'confirmation');
const dataRequestScreen = screen(
  async () => (await import('./data-request-page.tsx')).DataRequestPage,
  'data-requests',
  'file',
  'dispatch',
);
const confirmationScreen = screen(
  async () => (await import('./confirmation-page.tsx')).ConfirmationPage,
  'confirmation',
  'visits',
);

/** Every screen of staff, in the order of the menu. */
export const staffRoutes: readonly StaffRoute[] = [
  { path: staffPaths.today, ...todayScreen, menu: 'menu-today', capability: 'dispatch.view' },
  { path: staffPaths.requests, ...requestsScreen, menu: 'menu-requests', capability: 'dispatch.view' },
  { path: staffPaths.request, ...requestsScreen, capability: 'dispatch.view' },
  { path: staffPaths.proposals, ...proposalsScreen, capability: 'dispatch.assign' },
  {
    path: staffPaths.calendar,
    ...calendarScreen,
    menu: 'menu-calendar',
    more: 'calendar',
    often: true,
    capability: 'dispatch.move',
  },
  { path: staffPaths.ill, ...illScreen, capability: 'dispatch.assign' },
  {
    path: staffPaths.people,
    ...peopleScreen,
    menu: 'menu-people',
    more: 'person',
    often: true,
    capability: 'accounts.view',
  },
  { path: staffPaths.person, ...peopleScreen, capability: 'accounts.view' },
  { path: staffPaths.book, ...bookScreen, capability: 'dispatch.move' },
  { path: staffPaths.reminder, ...reminderScreen, capability: 'ledger.view' },
  { path: staffPaths.feeLetter, ...feeLetterScreen, capability: 'ledger.view' },
  { path: staffPaths.told, ...toldScreen, capability: 'dispatch.move' },
  { path: staffPaths.dataRequest, ...dataRequestScreen, capability: 'leads.view' },
  { path: staffPaths.confirmation, ...confirmationScreen, capability: 'dispatch.view' },
  {
    path: staffPaths.students,
    ...studentsScreen,
    menu: 'menu-students',
    more: 'check',
    often: true,
    capability: 'students.view',
  },
  { path: staffPaths.newStudent, ...studentsScreen, capability: 'students.edit' },
  { path: staffPaths.importStudents, ...studentsScreen, capability: 'students.edit' },
  { path: staffPaths.student, ...studentsScreen, capability: 'students.view' },
  { path: staffPaths.leads, ...leadsScreen, menu: 'menu-leads', more: 'phone', capability: 'leads.view' },
  { path: staffPaths.lead, ...leadsScreen, capability: 'leads.view' },
  { path: staffPaths.reviews, ...reviewsScreen, menu: 'menu-reviews', more: 'chat', capability: 'reviews.view' },
  { path: staffPaths.mails, ...mailsScreen, menu: 'menu-mails', more: 'mail', capability: 'mail.view' },
  { path: staffPaths.credits, ...creditsScreen, menu: 'menu-credits', more: 'credits', capability: 'ledger.view' },
  { path: staffPaths.figures, ...figuresScreen, menu: 'menu-figures', more: 'list', capability: 'dispatch.view' },
  { path: staffPaths.audit, ...auditScreen, menu: 'menu-audit', more: 'clock', capability: 'staff.manage' },
  {
    path: staffPaths.retention,
    ...retentionScreen,
    menu: 'menu-retention',
    more: 'check',
    capability: 'staff.manage',
  },
  { path: staffPaths.team, ...teamScreen, menu: 'menu-team', more: 'person', capability: 'staff.manage' },
  { path: staffPaths.health, ...healthScreen, menu: 'menu-health', more: 'check', capability: 'health.view' },
  { path: staffPaths.help, ...helpScreen, menu: 'menu-help', more: 'info', capability: 'staff.open' },
];
