import { type Claim, sectionOf } from './claims.ts';
import { normalizePlaceholders } from './product-texts.ts';
import type { TestFile } from './test-titles.ts';

/** The sources that the claims are compared with. */
export interface Evidence {
  readonly files: readonly (TestFile & { readonly file: string })[];
  /** With every variable as `{}`. */
  readonly texts: Readonly<Record<'nl' | 'en', ReadonlySet<string>>>;
  /** The minimum number of claims per section, so that dropping a claim means changing this as well. */
  readonly leastClaims: Readonly<Record<string, number>>;
}

/** A test that proves a claim. */
export interface Proof {
  readonly file: string;
  readonly title: string;
  readonly runs: boolean;
}

/** @returns the tests of each id that a tag names. */
export function proofsById({ files }: Pick<Evidence, 'files'>): ReadonlyMap<string, readonly Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const { file, tagged } of files) {
    for (const { ids, title, runs } of tagged) {
      for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), { file, title, runs }]);
    }
  }
  return proofs;
}

function mistakesInClaim(claim: Claim, proofs: readonly Proof[], evidence: Evidence): string[] {
  const mistakes = proofs.filter(({ runs }) => !runs).map(({ file, title }) => `"${title}" in ${file} does not run`);
  if (claim.noTest !== null) {
    return proofs.length === 0 ? mistakes : [...mistakes, `says "No test" and has one in ${proofs[0]?.file ?? ''}`];
  }
  const unsaid = claim.quotes.filter(
    ({ language, text }) => !evidence.texts[language].has(normalizePlaceholders(text)),
  );
  return [
    ...mistakes,
    ...(proofs.length === 0 ? ['no test'] : []),
    ...unsaid.map(({ language, text }) => `the product does not say "${text}" (${language})`),
  ];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function miscounted(claims: readonly Claim[], leastClaims: Evidence['leastClaims']): string[] {
  const sections = [...new Set([...claims.map(({ id }) => sectionOf(id)), ...Object.keys(leastClaims)])];
  return sections.flatMap((section) => {
    const least = leastClaims[section];
    const count = claims.filter(({ id }) => sectionOf(id) === section).length;
    if (least === undefined) return [`section ${section} has no least number of claims`];
    return count < least ? [`section ${section} has ${count} claims, and had ${least}`] : [];
  });
}

/** @returns the errors in claims and tags; empty when each claim has a test that runs. */
export function findMistakes(claims: readonly Claim[], evidence: Evidence): string[] {
  const proofs = proofsById(evidence);
  const ids = claims.map(({ id }) => id);
  const known = new Set(ids);
  return [
    ...claims.flatMap((claim) =>
      mistakesInClaim(claim, proofs.get(claim.id) ?? [], evidence).map((mistake) => `${claim.id}: ${mistake}`),
    ),
    ...[...proofs]
      .filter(([id]) => !known.has(id))
      .flatMap(([id, all]) => all.map(({ file, title }) => `${id}: no such claim ("${title}" in ${file})`)),
    ...evidence.files.flatMap(({ file, misplaced }) =>
      misplaced.map((ids) => `${ids}: the tag stands above no test in ${file}`),
    ),
    ...repeated(ids).map((id) => `${id}: is used twice`),
    ...repeated(claims.map(({ id, text }) => `${sectionOf(id)}: ${text.toLowerCase().replaceAll(/\W+/g, ' ')}`)).map(
      (claim) => `${claim}: two ids for one claim`,
    ),
    ...miscounted(claims, evidence.leastClaims),
  ];
}
