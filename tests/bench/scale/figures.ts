import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import { timerNames } from '#domain/health/timers.ts';
import { lifeSteps } from './life/life-steps.ts';

/** First views of a page, with nothing kept on the device, and a minute for which it stays open. */
const viewNames = [
  'view-dashboard',
  'minute-of-dashboard',
  'view-family',
  'minute-of-family',
  'view-staff-today',
  'view-staff-requests',
  'minute-of-staff-requests',
] as const;

export type ViewName = (typeof viewNames)[number];

export const countedNames = [...lifeSteps, ...viewNames] as const;

export type CountedName = (typeof countedNames)[number];

const tally = z.record(z.string(), z.number());

const workSchema = z.strictObject({
  reads: tally,
  rulesReads: tally,
  writes: tally,
  deletes: tally,
  /** Events, by the function that follows them. */
  events: tally,
  /** Of functions, over HTTP. */
  calls: z.number(),
  /** The documents of each commit, with placeholders for people and ids (label-paths.ts). */
  commits: z.array(z.strictObject({ written: z.array(z.string()), deleted: z.array(z.string()) })),
});

/** What one piece of work uses, with everything that follows from it. */
export type CountedWork = z.infer<typeof workSchema>;

const figuresSchema = z.strictObject({
  countedAt: z.iso.date(),
  lives: z.int(),
  /** How many accounts there were: some timers read every one. */
  accounts: z.int(),
  work: z.record(z.enum(countedNames), workSchema),
  /** A run of each timer that finds nothing to do. */
  timers: z.record(z.enum(timerNames), workSchema.omit({ commits: true })),
  /** Fields of stored documents that are moments or days, by collection: their values rise with the clock. */
  risingFields: z.record(z.string(), z.array(z.string())),
});

export type CountedFigures = z.infer<typeof figuresSchema>;

const rateSchema = z.strictObject({
  name: z.string(),
  /** Writes of the day. */
  writes: z.number(),
  /** Per second, in the time of the day that is played. */
  average: z.number(),
  inBusiestHour: z.number(),
});

const daySchema = z.strictObject({
  playedAt: z.iso.date(),
  visits: z.int(),
  speed: z.number(),
  /** Of the clock on the wall. */
  seconds: z.number(),
  commits: z.int(),
  writes: z.int(),
  /** How far the last commit of an hour was behind its hour, at most, in seconds of the wall. */
  behind: z.number(),
  documents: z.array(rateSchema),
  collections: z.array(rateSchema),
});

/** A simulated day. */
export type PlayedDay = z.infer<typeof daySchema>;
export type WriteRate = z.infer<typeof rateSchema>;

const figuresFile = inProject('tests', 'bench', 'scale', 'counted.json');
const dayFile = inProject('tests', 'bench', 'scale', 'day.json');

async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

export const readFigures = (): Promise<CountedFigures> => read(figuresFile, figuresSchema);
export const readDay = (): Promise<PlayedDay> => read(dayFile, daySchema);

const write = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value)}\n`);

/** Both are formatted by `npm run format` afterwards. */
export const writeFigures = (figures: CountedFigures): Promise<void> => write(figuresFile, figures);
export const writeDay = (day: PlayedDay): Promise<void> => write(dayFile, day);

export const sumOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

const mailTrigger = 'deliverMail';

/** Mails are sent by the function that follows their documents. */
export const mailsOf = ({ events }: Pick<CountedWork, 'events'>): number => events[mailTrigger] ?? 0;
