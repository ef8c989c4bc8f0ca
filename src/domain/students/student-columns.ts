import type { WeekdayNumber } from './availability.ts';
import { err, ok, type Result } from '../result.ts';
import type { StudentColumnPath } from './column-paths.ts';
import type { FileStudent } from './merge-file-student.ts';
import { readDate, readPeriods } from './read-times.ts';
import { readAnswer, readAvoidance, readLanguage, readService } from './words.ts';

/** Why a cell is not read. `value` is what stands in it, or the part that is wrong. */
export interface CellProblem {
  readonly code:
    | 'unknown-service'
    | 'unknown-language'
    | 'unknown-avoidance'
    | 'malformed-time'
    | 'malformed-date'
    | 'malformed-number'
    | 'malformed-answer';
  readonly value: string;
}

type ReadCell = (text: string) => Result<Partial<FileStudent>, CellProblem>;

export interface StudentColumn {
  /** Written by an export. */
  readonly name: string;
  /** Other names that an import knows, however they are written. */
  readonly synonyms: readonly string[];
  /** The field of the profile. */
  readonly path: StudentColumnPath;
  readonly write: (student: FileStudent) => string;
  readonly read: ReadCell;
}

type TextField = 'first_name' | 'last_name' | 'residence' | 'postcode' | 'email' | 'phone';

const textColumn = (name: string, synonyms: readonly string[], field: TextField): StudentColumn => ({
  name,
  synonyms,
  path: field,
  write: (student) => student[field],
  read: (text) => ok({ [field]: text.trim() }),
});

/** Reads a list of words; the first unknown one is the problem. Repeated ones count once. */
function readList<Value>(
  text: string,
  readWord: (word: string) => Value | null,
  code: CellProblem['code'],
): Result<readonly Value[], CellProblem> {
  const values = new Set<Value>();
  for (const word of text.split(/[,;|/+]/).filter((each) => each.trim() !== '')) {
    const value = readWord(word);
    if (value === null) return err({ code, value: word.trim() });
    values.add(value);
  }
  return ok([...values]);
}

const listSeparator = ', ';

const answerColumn = (name: string, synonyms: readonly string[], field: 'has_car' | 'paused'): StudentColumn => ({
  name,
  synonyms,
  path: field,
  write: (student) => (student[field] ? 'ja' : 'nee'),
  read: (text) => {
    const answer = readAnswer(text);
    return answer === null ? err({ code: 'malformed-answer', value: text }) : ok({ [field]: answer === 'yes' });
  },
});

const weekdays: readonly (readonly [name: string, synonyms: readonly string[], day: WeekdayNumber])[] = [
  ['maandag', ['ma', 'monday'], '1'],
  ['dinsdag', ['di', 'tuesday'], '2'],
  ['woensdag', ['wo', 'wednesday'], '3'],
  ['donderdag', ['do', 'thursday'], '4'],
  ['vrijdag', ['vr', 'friday'], '5'],
  ['zaterdag', ['za', 'saturday'], '6'],
  ['zondag', ['zo', 'sunday'], '7'],
];

const weekdayColumn = ([name, synonyms, day]: (typeof weekdays)[number]): StudentColumn => ({
  name,
  synonyms,
  path: `weekly.${day}`,
  write: ({ weekly }) => (weekly[day] ?? []).map(({ from, to }) => `${from}-${to}`).join(listSeparator),
  read: (text) => {
    const periods = readPeriods(text);
    if (periods === null) return err({ code: 'malformed-time', value: text });
    return ok(periods.length === 0 ? {} : { weekly: { [day]: periods } });
  },
});

const skillsColumn: StudentColumn = {
  name: 'diensten',
  synonyms: ['skills', 'vaardigheden', 'services', 'taken'],
  path: 'skills',
  write: ({ skills }) => skills.join(listSeparator),
  read: (text) => {
    const skills = readList(text, readService, 'unknown-service');
    return skills.ok ? ok({ skills: [...skills.value] }) : skills;
  },
};

const languagesColumn: StudentColumn = {
  name: 'talen',
  synonyms: ['languages', 'taal'],
  path: 'languages',
  write: ({ languages }) => languages.join(listSeparator),
  read: (text) => {
    const languages = readList(text, readLanguage, 'unknown-language');
    return languages.ok ? ok({ languages: [...languages.value] }) : languages;
  },
};

const avoidsColumn: StudentColumn = {
  name: 'niet bij',
  synonyms: ['avoids', 'allergie', 'allergieën', 'allergies'],
  path: 'avoids',
  write: ({ avoids: { cats, dogs, smokers } }) =>
    [cats ? 'katten' : '', dogs ? 'honden' : '', smokers ? 'rokers' : '']
      .filter((word) => word !== '')
      .join(listSeparator),
  read: (text) => {
    const words = readList(text, readAvoidance, 'unknown-avoidance');
    if (!words.ok) return words;
    const has = new Set(words.value);
    return ok({ avoids: { cats: has.has('cats'), dogs: has.has('dogs'), smokers: has.has('smokers') } });
  },
};

const vettedColumn: StudentColumn = {
  name: 'nagekeken tot',
  synonyms: ['vetted until', 'gescreend tot'],
  path: 'vetted_until',
  write: ({ vetted_until }) => vetted_until ?? '',
  read: (text) => {
    const date = text.trim() === '' ? null : readDate(text);
    return date === null && text.trim() !== ''
      ? err({ code: 'malformed-date', value: text })
      : ok({ vetted_until: date });
  },
};

const wishedColumn: StudentColumn = {
  name: 'gewenste uren per week',
  synonyms: ['uren per week', 'wished hours per week', 'hours per week'],
  path: 'wished_hours_per_week',
  write: ({ wished_hours_per_week: hours }) => (hours === null ? '' : String(hours)),
  read: (text) => {
    if (text.trim() === '') return ok({ wished_hours_per_week: null });
    const isNumber = /^\d{1,3}$/.test(text.trim());
    return isNumber ? ok({ wished_hours_per_week: Number(text) }) : err({ code: 'malformed-number', value: text });
  },
};

/** The columns of a file of students, in the order of an export. There is none for age, sex or origin. */
export const studentColumns: readonly StudentColumn[] = [
  textColumn('voornaam', ['first name'], 'first_name'),
  textColumn('achternaam', ['naam', 'familienaam', 'last name', 'surname'], 'last_name'),
  textColumn('e-mail', ['email', 'mail', 'e-mailadres', 'email address'], 'email'),
  textColumn('telefoon', ['phone', 'gsm', 'telefoonnummer', 'tel', 'mobile'], 'phone'),
  textColumn('postcode', ['postal code', 'zip'], 'postcode'),
  textColumn('woonplaats', ['residence', 'gemeente', 'stad', 'town', 'city'], 'residence'),
  skillsColumn,
  languagesColumn,
  answerColumn('auto', ['has car', 'car', 'wagen'], 'has_car'),
  ...weekdays.map(weekdayColumn),
  vettedColumn,
  answerColumn('gepauzeerd', ['paused', 'pauze'], 'paused'),
  avoidsColumn,
  wishedColumn,
];
