import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { inProject } from '#build/project.ts';

/** What differs between staging and production; `deploy/<project>.json`. Holds no secrets. */
export const projectSettingsSchema = z.strictObject({
  /** Where the app is: https://…, without a slash at the end. */
  origin: z.url({ protocol: /^https$/ }).refine((origin) => new URL(origin).origin === origin, 'no path, no slash'),
  billingAccount: z.string().regex(/^[\dA-F]{6}-[\dA-F]{6}-[\dA-F]{6}$/),
  /** Euros a month; mails go to the administrators of the billing account at 50, 90 and 100 %. */
  budget: z.int().positive(),
  /** Enforced for Firestore, Auth and functions: docs/decisions/0022-app-check.md says when. */
  appCheck: z.boolean(),
  /** Settings of functions/src/shell/settings.ts, but for secrets, APP_ORIGIN and APP_CHECK. */
  functions: z.strictObject({
    MAIL_FROM: z.string().min(3),
    STAFF_EMAIL: z.email(),
    SMS_URL: z.string().default(''),
    VAPID_PUBLIC_KEY: z.string().default(''),
  }),
  /** Settings of the build of the app. */
  app: z.strictObject({
    VITE_FIREBASE_API_KEY: z.string().min(1),
    VITE_FIREBASE_APP_ID: z.string().min(1),
    VITE_APP_CHECK_SITE_KEY: z.string().optional(),
    REVIEWS_WIDGET_URL: z.string().optional(),
  }),
});

export type ProjectSettings = z.infer<typeof projectSettingsSchema>;

/** @throws Error that says what to write where. */
export async function readProjectSettings(project: string | undefined): Promise<ProjectSettings> {
  if (project === undefined) throw new Error('Name the project: --project <id>');
  if (!/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(project)) throw new Error(`--project ${project} is no id of a project`);
  if (project.startsWith('demo-')) throw new Error(`${project} is a local project: nothing of it is deployed`);
  const file = `deploy/${project}.json`;
  const text = await readFile(inProject(file), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${file} is missing: copy deploy/example.json to it and fill it in`);
  const read = projectSettingsSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${file} cannot be used:\n${z.prettifyError(read.error)}`);
  if (read.data.appCheck && read.data.app.VITE_APP_CHECK_SITE_KEY === undefined) {
    throw new Error(`${file}: appCheck needs app.VITE_APP_CHECK_SITE_KEY`);
  }
  return read.data;
}
