import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { builtPages } from '#build/built-pages.ts';
import { inProject } from '#build/project.ts';
import { reviewsWidget } from '#build/reviews-widget.ts';
import { serveSite } from '#build/serve-site.ts';
import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { localFirebaseConfig, parseFirebaseConfig } from '#local/firebase/firebase-config.ts';
import { freePortNumbers } from '#local/ports.ts';
import { els, maria, seedPassword, staf } from '#local/seed/accounts.ts';
import { chromiumLaunchOptions } from '#tests/browser/launch-chromium.ts';
import { storeSession } from '#tests/browser/stored-session.ts';
import { dayFromToday } from '#tests/e2e/dates.ts';
import { type OwnTestFirebase, startTestFirebase } from '#tests/local-firebase.ts';
import { firstViewAddress } from '#pwa/first-view/kept-view.ts';
import { viewIsKept, viewIsKeptWithFiles } from '#tests/e2e/first-view/view-steps.ts';
import { workerIsReady } from '#tests/e2e/steps.ts';
import { copyBuiltApp } from '#tests/pages/copy-built-app.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { offerVisitTo } from '#tests/people/helper-offers.ts';
import type { SignedInView, Viewer } from './signed-in-views.ts';

/** A browser in which somebody is signed in, for Lighthouse to open tabs in. */
export interface SignedInBrowser {
  readonly port: number;
  addressOf(view: SignedInView): string;
  close(): Promise<void>;
}

export interface SignedInSite {
  /** A browser whose device has the app, and knows these views from before. */
  openBrowser(viewer: Viewer, views: readonly SignedInView[]): Promise<SignedInBrowser>;
  close(): Promise<void>;
}

/** The screen of Lighthouse's phone: a view is kept for a width. */
const phone = { width: 412, height: 823 };

const accounts = { maria, els, staf } as const;

/** The headers of firebase.json, with the emulators among what the security policy allows. */
async function localHosting({ ports }: OwnTestFirebase, appDir: string): Promise<string> {
  const config = parseFirebaseConfig(await readFile(inProject('firebase.json'), 'utf8'));
  const none = { auth: 0, hub: 0, logging: 0, eventarc: 0, tasks: 0, firestoreWebsocket: 0 };
  const served = { pages: builtPages(appDir), reviews: reviewsWidget() };
  return JSON.stringify(localFirebaseConfig(config, ports, none, served));
}

/** Opens a view until the worker has the app, and this device keeps it if it is a first view, with its scripts. */
async function becomeKnown(page: Page, address: string, route: string): Promise<void> {
  await page.goto(address);
  await workerIsReady(page);
  const { origin } = new URL(address);
  if (firstViewAddress(new URL(route, origin)) === null) return;
  await viewIsKept(page, route, '<h1');
  await page.goto(origin + route);
  await viewIsKeptWithFiles(page, route);
}

/**
 * The app on a local Firebase with the seed data, served compressed like Hosting, whose emulator is not. One profile for
 * each viewer: two people never share a device.
 */
export async function openSignedInSite(): Promise<SignedInSite> {
  const firebase = await startTestFirebase({ app: true, timers: false });
  const folder = await mkdtemp(inProject('.cache', 'lighthouse-'));
  const appDir = path.join(folder, 'app');
  await copyBuiltApp(firebase.ports, appDir);
  const site = await serveSite(appDir, await localHosting(firebase, appDir), firebase.appOrigin);
  const student = await storeLinkedStudent(firebase);
  await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(6), students: [student] });
  const ports = { ...firebase.ports, app: Number(new URL(site.origin).port) };

  return {
    async openBrowser(viewer, views) {
      const [port = 0] = await freePortNumbers(1);
      const { args = [], ...launch } = await chromiumLaunchOptions();
      // The tabs that Lighthouse opens are those of the profile, not of a context of Playwright's.
      const open = () =>
        chromium.launchPersistentContext(path.join(folder, viewer), {
          ...launch,
          viewport: phone,
          args: [...args, `--remote-debugging-port=${port}`],
        });
      const addressOf = ({ route }: SignedInView) => site.origin + route;
      // A student comes in by her personal link, and back without it.
      const firstAddressOf = (view: SignedInView) =>
        viewer === 'student' ? site.origin + helperLinkPath(student.secret) : addressOf(view);
      const before = await open();
      const page = await before.newPage();
      if (viewer !== 'student') {
        await storeSession(page, ports, { email: accounts[viewer].email, password: seedPassword });
      }
      for (const view of views) await becomeKnown(page, firstAddressOf(view), view.route);
      await before.close();
      // A browser that was started for it, as hers is: what came before is not cleared away meanwhile.
      const context = await open();
      return { port, addressOf, close: () => context.close() };
    },

    async close() {
      await site.close();
      await firebase.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
