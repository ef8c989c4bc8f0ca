import type { Unseen } from './look-again.ts';

/** The parts of a result of Lighthouse that tell whether it saw the page. */
export interface SeenPage {
  readonly runtimeError?: { readonly code: string; readonly message: string } | undefined;
  readonly finalDisplayedUrl: string;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number | undefined; readonly errorMessage?: string | undefined }>
  >;
}

/** The audits whose figures are reported. */
export const measuredAudits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

/** The address without the fragment, which a page may take away: it holds a secret. */
const placeOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Why a result says nothing about the page: a trace without its navigation ends some audits and not the others, and whose
 * session is not known is sent to the login. Null where it was seen.
 */
export function whyUnseen(url: string, result: SeenPage | undefined): Unseen | null {
  if (result === undefined) return { code: 'NO_RESULT', message: 'Lighthouse gave none' };
  if (result.runtimeError !== undefined) return result.runtimeError;
  const lost = measuredAudits.find((name) => result.audits[name]?.numericValue === undefined);
  if (lost !== undefined) {
    return { code: 'NOT_MEASURED', message: `${lost}: ${result.audits[lost]?.errorMessage ?? 'no reason given'}` };
  }
  const seen = placeOf(result.finalDisplayedUrl);
  return seen === placeOf(url) ? null : { code: 'OTHER_PAGE', message: `it went on to ${seen}` };
}

/** Of a run that threw: the connection to the browser was lost, or its protocol took too long. */
export function unseenBy(error: unknown): Unseen {
  if (!(error instanceof Error)) return { code: 'UNKNOWN', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return { code, message: error.message };
}
