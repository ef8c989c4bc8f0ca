import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
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
  openBrowser(viewer: Viewer): Promise<SignedInBrowser>;
  close(): Promise<void>;
}

const accounts = { maria, els, staf } as const;

/** The headers of firebase.json, with the emulators among what the security policy allows. */
async function localHosting({ ports }: OwnTestFirebase, appDir: string): Promise<string> {
  const config = parseFirebaseConfig(await readFile(inProject('firebase.json'), 'utf8'));
  const none = { auth: 0, hub: 0, logging: 0, eventarc: 0, tasks: 0, firestoreWebsocket: 0 };
  const served = { pages: builtPages(appDir), reviews: reviewsWidget() };
  return JSON.stringify(localFirebaseConfig(config, ports, none, served));
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
    async openBrowser(viewer) {
      const [port = 0] = await freePortNumbers(1);
      const { args = [], ...launch } = await chromiumLaunchOptions();
      // The tabs that Lighthouse opens are those of the profile, not of a context of Playwright's.
      const context = await chromium.launchPersistentContext(path.join(folder, viewer), {
        ...launch,
        args: [...args, `--remote-debugging-port=${port}`],
      });
      if (viewer !== 'student') {
        const page = await context.newPage();
        await storeSession(page, ports, { email: accounts[viewer].email, password: seedPassword });
        await page.close();
      }
      return {
        port,
        addressOf: (view) => site.origin + (viewer === 'student' ? helperLinkPath(student.secret) : view.route),
        close: () => context.close(),
      };
    },

    async close() {
      await site.close();
      await firebase.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
