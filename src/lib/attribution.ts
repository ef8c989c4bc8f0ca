/**
 * Attribution of a browser session, from the query of its first address: test mode and campaign. Contains no personal
 * data, so it may be stored in the session's storage; when that is forbidden it lasts as long as the page.
 */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

type UtmName = (typeof utmNames)[number];

export interface Visit {
  /** Test mode: records entered in this session are marked as tests. */
  readonly test: boolean;
  /** Only the parameters present; bounded to the length that the record accepts. */
  readonly utm: Readonly<Partial<Record<UtmName, string>>>;
}

/** Equals the bound of the domain's schema; a test compares the two. */
export const utmMaxLength = 200;

const storageKey = 'madelief.visit';

const nothing: Visit = { test: false, utm: {} };

let visit = nothing;

function boundedValue(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const printable = value.replaceAll(/\p{Cc}+/gu, ' ').trim();
  // Slicing can leave half of a surrogate pair at the end.
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

/** Merges an address into the session's attribution. The first campaign is kept unchanged. */
export function mergeAttribution(earlier: Visit, search: string): Visit {
  const query = new URLSearchParams(search);
  const utm = utmOf((name) => query.get(name));
  return {
    test: earlier.test || query.get('test') === 'true',
    utm: Object.keys(earlier.utm).length > 0 ? earlier.utm : utm,
  };
}

/** Returns the default for any value that this module did not write. */
export function parseAttribution(stored: string | null): Visit {
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

/** Must be called once, at the start of a page, with the query of its address. */
export function startAttribution(search: string): void {
  try {
    visit = mergeAttribution(parseAttribution(sessionStorage.getItem(storageKey)), search);
    if (visit.test || Object.keys(visit.utm).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    visit = mergeAttribution(visit, search);
  }
}

export function readAttribution(): Visit {
  return visit;
}
