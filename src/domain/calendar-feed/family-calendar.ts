import { brand } from '../brand.ts';
import type { AccountLanguage } from '../documents/interim-user.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { ServiceId } from '../requests/prices.ts';
import { hasConfirmedStudent } from '../visits/visit-state.ts';
import { gone, helpName, inOrder, refreshMinutes, timed } from './visit-event.ts';
import type { Calendar, CalendarEvent } from './write-calendar.ts';

/** The texts of a family member's calendar, in her language. */
export interface FamilyCalendarWords {
  readonly language: AccountLanguage;
  readonly name: string;
  readonly services: Readonly<Record<ServiceId, string>>;
  readonly otherService: string;
  readonly cancelled: string;
  /** Until there is a student. */
  readonly notSure: string;
  readonly description: string;
}

/** A senior whose visits she may see now. */
export interface SeenSenior {
  readonly firstName: string;
  readonly visits: readonly StoredVisit[];
}

interface Setting {
  readonly words: FamilyCalendarWords;
  /** The address of her page. */
  readonly page: string;
}

/** Whose visit it is and which help; no place, no family name, nobody who comes (decision 95). It takes none of her time. */
function eventOf(stored: StoredVisit, firstName: string, { words, page }: Setting): CalendarEvent {
  const { visit } = stored;
  if (visit.state === 'cancelled' || visit.state === 'missed') return gone(stored, `${firstName}: ${words.cancelled}`);
  const isSure = hasConfirmedStudent(visit.state);
  return {
    ...timed(stored),
    status: isSure ? 'CONFIRMED' : 'TENTATIVE',
    takesTime: false,
    summary: `${firstName}: ${helpName(visit, words)}`,
    location: '',
    description: `${isSure ? '' : `${words.notSure}\n`}${words.description}\n${page}`,
    url: page,
  };
}

/** Returns a family member's calendar: the visits of everybody whose she may see, the first visit first. */
export function familyCalendar(seniors: readonly SeenSenior[], setting: Setting): Calendar {
  const { language, name } = setting.words;
  return {
    productId: `-//${brand.name}//Family//${language}`,
    name,
    refreshMinutes,
    events: inOrder(
      seniors.flatMap(({ firstName, visits }) => visits.map((each) => eventOf(each, firstName, setting))),
    ),
  };
}
