import type { AuditFacts } from '../dispatch/audit-facts.ts';
import { weekdayNumbers } from './availability.ts';
import { textLimits } from '../field-types.ts';
import type { EditedStudent } from './edited-student.ts';

/** The fields whose content the audit log does not say. */
const personal = ['first_name', 'last_name', 'residence', 'email', 'phone', 'postcode'] as const;

const bounded = (text: string): string => text.slice(0, textLimits.label);

/** Returns what the audit log may say of a student: skills, availability and states; no names, addresses or numbers. */
export function studentFacts(student: EditedStudent): AuditFacts {
  const { weekly, exceptions, avoids } = student;
  return {
    skills: bounded(student.skills.join(' ')),
    languages: bounded(student.languages.join(' ')),
    has_car: String(student.has_car),
    paused: String(student.paused),
    vetted_until: student.vetted_until,
    wished_hours_per_week: student.wished_hours_per_week,
    ...Object.fromEntries(
      weekdayNumbers.map((day) => [
        `weekly.${day}`,
        bounded((weekly[day] ?? []).map(({ from, to }) => `${from}-${to}`).join(' ')),
      ]),
    ),
    exceptions: exceptions.length,
    avoids: bounded(
      Object.entries(avoids)
        .flatMap(([what, is]) => (is ? [what] : []))
        .join(' '),
    ),
  };
}

/** The names of the personal fields that differ; not what is in them. */
export function changedPersonalFields(before: EditedStudent, after: EditedStudent): string {
  return personal.filter((field) => before[field] !== after[field]).join(' ');
}
