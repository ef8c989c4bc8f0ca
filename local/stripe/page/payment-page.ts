import type { Account } from '../account/account.ts';
import { type Outcome, pay } from '../account/payments.ts';
import { methods, type SessionRecord } from '../account/records.ts';
import { ApiError } from '../account/api-error.ts';
import { currentSession } from '../account/sessions.ts';
import { paymentPagePath } from '../objects/session-object.ts';
import { documentAnswer, type PageAnswer, redirectAnswer } from './document.ts';
import { type Html, html } from './html.ts';
import { euro, type Language, pageLanguage } from './language.ts';
import { paymentState } from './payment-state.ts';
import { type PageTexts, pageTexts } from './texts.ts';

/** The inputs of a page request. */
export interface PageRequest {
  readonly acceptLanguage: string | undefined;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}

const outcomes: Readonly<Record<string, Outcome>> = { pay: 'paid', 'pay-later': 'later', decline: 'declined' };

function successUrl({ id, successUrl: url }: SessionRecord): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function purchase(session: SessionRecord, texts: PageTexts): Html {
  const rows = session.lineItems.map(
    ({ name, description, unitAmount, quantity }) =>
      html`<div class="row">
        <dt>
          ${quantity === 1 ? '' : `${quantity} × `}${name}${description === null ? null : html`<br />${description}`}
        </dt>
        <dd>${euro(unitAmount * quantity)}</dd>
      </div>`,
  );
  return html`<section class="card" aria-labelledby="purchase">
    <h2 id="purchase">${texts.whatYouBuy}</h2>
    <dl>
      ${rows}
      <div class="row total">
        <dt>${texts.total}</dt>
        <dd>${euro(session.amountTotal)}</dd>
      </div>
    </dl>
  </section>`;
}

function paymentForm(session: SessionRecord, texts: PageTexts): Html {
  const choices = session.methods.map(
    (method, index) =>
      html`<label class="choice"
        ><input type="radio" name="method" value="${method}" required ${index === 0 ? html`checked` : null} />
        <span>${texts.methods[method]}</span></label
      >`,
  );
  return html`<form method="post">
    <section class="card">
      <fieldset>
        <legend>${texts.how}</legend>
        ${choices}
      </fieldset>
      <button class="main" name="action" value="pay">${texts.payNow(euro(session.amountTotal))}</button>
    </section>
    ${session.cancelUrl === null ? null : html`<p><a class="button" href="${session.cancelUrl}">${texts.back}</a></p>`}
    <section class="card" aria-labelledby="other">
      <h2 id="other">${texts.other}</h2>
      <button name="action" value="pay-later" aria-describedby="later-note">${texts.payLater}</button>
      <p class="note" id="later-note">${texts.payLaterNote}</p>
      <button name="action" value="decline" aria-describedby="decline-note">${texts.decline}</button>
      <p class="note" id="decline-note">${texts.declineNote}</p>
    </section>
  </form>`;
}

function openPage(session: SessionRecord, language: Language, wasDeclined: boolean): PageAnswer {
  const texts = pageTexts[language];
  const title = texts.payTitle(euro(session.amountTotal));
  const alert = html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p><strong>${texts.declined}</strong></p>
    <p>${texts.declinedHelp}</p>
  </div>`;
  return documentAnswer({
    language,
    title: wasDeclined ? texts.declined : title,
    main: html`<h1>${title}</h1>
      ${wasDeclined ? alert : null} ${purchase(session, texts)} ${paymentForm(session, texts)}`,
  });
}

function closedPage(account: Account, session: SessionRecord, language: Language): PageAnswer {
  const texts = pageTexts[language];
  const amount = euro(session.amountTotal);
  const state = paymentState(account, session);
  const [title, text] =
    state === 'expired'
      ? [texts.expiredTitle, texts.expired]
      : state === 'onItsWay'
        ? [texts.onItsWayTitle, texts.onItsWay(amount)]
        : state === 'failed'
          ? [texts.failedTitle, texts.failed(amount)]
          : [texts.paidTitle, texts.paid(amount)];
  const back = state === 'expired' || state === 'failed' ? session.cancelUrl : successUrl(session);
  return documentAnswer({
    language,
    title,
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      ${back === null ? null : html`<p><a class="button main" href="${back}">${texts.backToApp}</a></p>`}
      <p><a class="line" href="/practice/payments/${session.id}">${texts.other}</a></p>`,
  });
}

export function unknownPage({ acceptLanguage }: PageRequest): PageAnswer {
  const language = pageLanguage(null, acceptLanguage);
  const { unknownTitle, unknown } = pageTexts[language];
  const main = html`<h1>${unknownTitle}</h1>
    <p>${unknown}</p>`;
  return documentAnswer({ language, title: unknownTitle, status: 404, main });
}

/** The page at a session's URL, in any state of the session. */
export function showPaymentPage(account: Account, id: string, request: PageRequest): PageAnswer {
  if (!account.tables.sessions.has(id)) return unknownPage(request);
  const session = currentSession(account, id);
  const language = pageLanguage(session.locale, request.acceptLanguage);
  return session.status === 'open'
    ? openPage(session, language, request.query.has('declined'))
    : closedPage(account, session, language);
}

/** Handles a button of the payment page. A repeated or late press shows the session's state. */
export function answerPaymentForm(account: Account, id: string, request: PageRequest): PageAnswer {
  if (!account.tables.sessions.has(id)) return unknownPage(request);
  const method = methods.find((one) => one === request.form.get('method'));
  const outcome = outcomes[request.form.get('action') ?? ''];
  const page = `${paymentPagePath}${id}`;
  if (method === undefined || outcome === undefined) return redirectAnswer(page);
  try {
    const session = pay(account, id, method, outcome);
    return redirectAnswer(outcome === 'declined' ? `${page}?declined` : successUrl(session));
  } catch (error) {
    if (error instanceof ApiError) return redirectAnswer(page);
    throw error;
  }
}
