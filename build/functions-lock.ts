import { z } from 'zod';

const versions = z.optional(z.record(z.string(), z.string()));

const entrySchema = z.looseObject({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  dependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
});

export type LockEntry = z.infer<typeof entrySchema>;

/** An npm lock file, of which the tree of packages is read: each under its path, the project itself under ''. */
export const lockSchema = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
});

type Packages = Readonly<Record<string, LockEntry>>;

/** Where Node finds a package that another one asks for: beside it, or in a folder further up. */
export function placeOf(packages: Packages, asking: string, name: string): string | null {
  for (let from = asking; ;) {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (from === '') return null;
    const up = from.lastIndexOf('/node_modules/');
    from = up === -1 ? '' : from.slice(0, up);
  }
}

/** What a package does not work without. */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockEntry) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  const optional = Object.keys(optionalDependencies ?? {});
  const needed = Object.keys(dependencies ?? {}).filter((name) => !optional.includes(name));
  return { needed: [...needed, ...peers], optional };
}

/** Everything that is installed for some packages, with whether each is left out where it cannot be installed. */
function reachedFrom(packages: Packages, names: readonly string[]): ReadonlyMap<string, { isOptional: boolean }> {
  const found = new Map<string, { isOptional: boolean }>();
  const waiting = names.map((name) => ({ asking: '', name, isOptional: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { asking, name, isOptional } = next;
    const place = placeOf(packages, asking, name);
    const entry = place === null ? undefined : packages[place];
    if (place === null || entry === undefined) {
      if (isOptional) continue;
      throw new Error(`package-lock.json has no ${name}, which ${asking === '' ? 'the functions' : asking} need`);
    }
    const known = found.get(place);
    if (known !== undefined && (isOptional || !known.isOptional)) continue;
    found.set(place, { isOptional });
    const { needed, optional } = needsOf(entry);
    waiting.push(...needed.map((each) => ({ asking: place, name: each, isOptional })));
    waiting.push(...optional.map((each) => ({ asking: place, name: each, isOptional: true })));
  }
  return found;
}

/**
 * The lock file of the deployed functions: of the project's own, the part that they need, so that what is installed in
 * production is what was tested, to the byte.
 * @param wanted the package.json that it lies beside.
 */
export function functionsLock(
  lock: z.infer<typeof lockSchema>,
  wanted: { readonly name: string; readonly dependencies: Readonly<Record<string, string>> },
): object {
  const reached = reachedFrom(lock.packages, Object.keys(wanted.dependencies));
  const places = [...reached.keys()].toSorted();
  const entries = places.map((place) => {
    const {
      dev: _dev,
      devOptional: _devOptional,
      optional: _optional,
      peer: _peer,
      ...entry
    } = lock.packages[place] ?? {};
    return [place, reached.get(place)?.isOptional === true ? { ...entry, optional: true } : entry] as const;
  });
  return {
    name: wanted.name,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': wanted, ...Object.fromEntries(entries) },
  };
}
