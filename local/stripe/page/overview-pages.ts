import type { Account } from '../account/account.ts';
import type { EventRecord, SessionRecord } from '../account/records.ts';
import { currentSession } from '../account/sessions.ts';
import { paymentPagePath } from '../objects/session-object.ts';
import { documentAnswer, type PageAnswer } from './document.ts';
import { type Html, html } from './html.ts';
import { euro, type Language, locales, pageLanguage } from './language.ts';
import { nextActions, paymentState } from './payment-state.ts';
import { type PageRequest, unknownPage } from './payment-page.ts';
import { type PageTexts, pageTexts } from './texts.ts';

export const practicePaymentPath = '/practice/payments/';
const shown = 50;

function momentText(seconds: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(seconds * 1000);
}

function listItem(account: Account, session: SessionRecord, language: Language): Html {
  const texts = pageTexts[language];
  return html`<li class="card">
    <a class="line" href="${practicePaymentPath}${session.id}">${texts.payment(euro(session.amountTotal))}</a>
    <p>
      <strong>${texts.states[paymentState(account, session)]}</strong><br />
      ${texts.madeAt(momentText(session.created, language))}${session.customerEmail === null ? null : html`<br />${session.customerEmail}`}
    </p>
  </li>`;
}

/** Lists all practice payments, newest first. */
export function showOverview(account: Account, { acceptLanguage }: PageRequest): PageAnswer {
  const language = pageLanguage(null, acceptLanguage);
  const texts = pageTexts[language];
  const sessions = [...account.tables.sessions.keys()].toReversed().slice(0, shown);
  const items = sessions.map((id) => listItem(account, currentSession(account, id), language));
  return documentAnswer({
    language,
    title: texts.overview,
    main: html`<h1>${texts.overview}</h1>
      <p>${texts.overviewNote}</p>
      ${
        items.length === 0
          ? html`<p>${texts.noPayments}</p>`
          : html`<ul class="plain">
              ${items}
            </ul>`
      }`,
  });
}

function actionsCard(account: Account, session: SessionRecord, texts: PageTexts): Html {
  const actions = nextActions(account, session);
  const buttons = actions.map(
    (name) =>
      html`<li>
        <form method="post" action="${practicePaymentPath}${session.id}/${name}">
          <button>${texts.actions[name]}</button>
        </form>
      </li>`,
  );
  return html`<section class="card" aria-labelledby="next">
    <h2 id="next">${texts.whatNext}</h2>
    ${session.status === 'open' ? html`<p><a class="button main" href="${paymentPagePath}${session.id}">${texts.toPayment}</a></p>` : null}
    ${
      actions.length === 0
        ? html`<p>${texts.nothingNext}</p>`
        : html`<ul class="plain">
            ${buttons}
          </ul>`
    }
  </section>`;
}

/** Allows line breaks in event names at dots and underscores. */
const breakable = (name: string): readonly Html[] => name.split(/(?<=[._])/).map((part) => html`${part}<wbr />`);

function messagesCard(events: readonly EventRecord[], texts: PageTexts): Html | null {
  if (events.length === 0) return null;
  const items = events.map(
    ({ type, delivery, attempts }) =>
      html`<li>${breakable(type)}: ${texts.delivery[delivery]} (${texts.attempts(attempts.length)})</li>`,
  );
  return html`<section class="card" aria-labelledby="events">
    <h2 id="events">${texts.events}</h2>
    <ul>
      ${items}
    </ul>
    <p class="note">${texts.eventsNote}</p>
  </section>`;
}

/** Shows one practice payment: its state, the available actions, and its events. */
export function showPracticePayment(account: Account, id: string, request: PageRequest): PageAnswer {
  if (!account.tables.sessions.has(id)) return unknownPage(request);
  const session = currentSession(account, id);
  const language = pageLanguage(session.locale, request.acceptLanguage);
  const texts = pageTexts[language];
  const title = texts.payment(euro(session.amountTotal));
  const events = [...account.tables.events.values()].filter((event) => event.session === id);
  return documentAnswer({
    language,
    title,
    main: html`<h1>${title}</h1>
      ${request.query.has('refused') ? html`<div class="alert" role="alert"><p>${texts.refused}</p></div>` : null}
      <p><strong>${texts.states[paymentState(account, session)]}</strong></p>
      <p class="id">${session.id}</p>
      ${actionsCard(account, session, texts)} ${messagesCard(events, texts)}
      <p><a class="line" href="/">${texts.toOverview}</a></p>`,
  });
}
