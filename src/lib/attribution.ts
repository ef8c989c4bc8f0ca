/**
 * What the first address of a browser session says about the visit: a test, a campaign. Nothing else is read of it. It
 * names nobody, so it may lie in the session's storage; where that is forbidden it lasts as long as the page.
 */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

type UtmName = (typeof utmNames)[number];

export interface Visit {
  /** Test mode: what is entered now is marked as a test. */
  readonly test: boolean;
  /** Only what the address named; the length fits the record that takes it. */
  readonly utm: Readonly<Partial<Record<UtmName, string>>>;
}

/** As long as the domain lets a stored value be; a test holds the two side by side. */
export const utmMaxLength = 200;

const storageKey = 'madelief.visit';

const nothing: Visit = { test: false, utm: {} };

let visit = nothing;

function boundedValue(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const printable = value.replaceAll(/\p{Cc}+/gu, ' ').trim();
  // A cut through the middle of a character leaves half of it behind.
  const bounded = printable.slice(0, utmMaxLength).replace(/[\uD800-\uDBFF]$/, '');
  return bounded === '' ? null : bounded;
}

function utmOf(read: (name: UtmName) => unknown): Visit['utm'] {
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = boundedValue(read(name));
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** What an address adds to what the session knew. The campaign that brought somebody here stays, as a whole. */
export function visitAfter(earlier: Visit, search: string): Visit {
  const query = new URLSearchParams(search);
  const utm = utmOf((name) => query.get(name));
  return {
    test: earlier.test || query.get('test') === 'true',
    utm: Object.keys(earlier.utm).length > 0 ? earlier.utm : utm,
  };
}

/** Anything that is not what this file wrote is no visit. */
export function parseVisit(stored: string | null): Visit {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (typeof value !== 'object' || value === null) return nothing;
    const utm: unknown = 'utm' in value ? value.utm : null;
    return {
      test: 'test' in value && value.test === true,
      utm: utmOf((name) => (typeof utm === 'object' && utm !== null ? Reflect.get(utm, name) : null)),
    };
  } catch {
    return nothing;
  }
}

/** Called once, at the start of a page, with the query of its address. */
export function beginVisit(search: string): void {
  try {
    visit = visitAfter(parseVisit(sessionStorage.getItem(storageKey)), search);
    if (visit.test || Object.keys(visit.utm).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    visit = visitAfter(visit, search);
  }
}

export function readVisit(): Visit {
  return visit;
}
