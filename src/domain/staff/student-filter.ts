import type { StudentProfile } from '../documents/student-profile.ts';
import { addDaysTo } from '../requests/calendar.ts';
import { hoursInYear } from '../matching/hard-rules.ts';
import type { ServiceId } from '../requests/prices.ts';
import { foldText } from './fold-text.ts';

/** Students whom somebody has to look at. */
export const studentShows = ['all', 'paused', 'vetting', 'no-availability'] as const;
export type StudentShow = (typeof studentShows)[number];

export const studentSorts = ['name', 'residence', 'hours', 'vetted'] as const;
export type StudentSort = (typeof studentSorts)[number];

export interface StudentFilter {
  /** Name, residence, postcode or service. */
  readonly text: string;
  readonly show: StudentShow;
  readonly sort: StudentSort;
}

export const noStudentFilter: StudentFilter = { text: '', show: 'all', sort: 'name' };

/** Staff is warned this many days before the vetting ends. */
const vettingWarningDays = 30;

export type Vetting = 'vetted' | 'ends-soon' | 'ended' | 'never';

/** @param today yyyy-MM-dd */
export function vettingOf({ vetted_until: until }: Pick<StudentProfile, 'vetted_until'>, today: string): Vetting {
  if (until === null) return 'never';
  if (until < today) return 'ended';
  return until <= addDaysTo(today, vettingWarningDays) ? 'ends-soon' : 'vetted';
}

const hasNoAvailability = ({ weekly, exceptions }: StudentProfile, today: string): boolean =>
  Object.values(weekly).every((periods) => periods.length === 0) &&
  !exceptions.some(({ date, available }) => available && date >= today);

function isShown(student: StudentProfile, show: StudentShow, today: string): boolean {
  if (show === 'paused') return student.paused;
  if (show === 'vetting') return vettingOf(student, today) !== 'vetted';
  return show === 'all' || hasNoAvailability(student, today);
}

const fullName = ({ first_name, last_name }: StudentProfile): string => `${first_name} ${last_name}`;

const compareNames = (one: StudentProfile, other: StudentProfile): number =>
  fullName(one).localeCompare(fullName(other)) || (one.id < other.id ? -1 : 1);

type Compare = (one: StudentProfile, other: StudentProfile, today: string) => number;

/** What somebody should look at first comes first; equal ones by name. */
const orders: Readonly<Record<StudentSort, Compare>> = {
  name: compareNames,
  residence: (one, other) => one.residence.localeCompare(other.residence) || compareNames(one, other),
  hours: (one, other, today) => hoursInYear(other, today) - hoursInYear(one, today) || compareNames(one, other),
  vetted: (one, other) => (one.vetted_until ?? '').localeCompare(other.vetted_until ?? '') || compareNames(one, other),
};

/**
 * The students that are looked for, in the wanted order: each typed word is in the name, the residence, the postcode or the
 * name of a service, with or without accents.
 */
export function findStudents<Student extends StudentProfile>(
  students: readonly Student[],
  { text, show, sort }: StudentFilter,
  { today, serviceName }: { readonly today: string; readonly serviceName: (service: ServiceId) => string },
): readonly Student[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return students
    .filter((student) => {
      if (!isShown(student, show, today)) return false;
      if (words.length === 0) return true;
      const { residence, postcode, skills } = student;
      const all = foldText([fullName(student), residence, postcode, ...skills.map(serviceName)].join(' '));
      return words.every((word) => all.includes(word));
    })
    .toSorted((one, other) => orders[sort](one, other, today));
}
