import { loadNextVisit } from '#features/requests/overview/load-next-visit.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { beginBusy } from '#lib/busy.ts';

// The overview is part of the dashboard's chunk; the other views are loaded on demand or when idle.
export async function loadMyRequests() {
  const [{ MyRequestsScreen }] = await Promise.all([
    import('#features/requests/my-requests-screen.tsx'),
    import('#i18n/namespaces/request-texts.ts').then(({ loadFilterTexts, loadThreadTexts }) =>
      Promise.all([loadFilterTexts(), loadThreadTexts()]),
    ),
    loadTexts('visits'),
  ]);
  return { MyRequestsScreen };
}

/** What the form and the chat have in common. */
async function loadAsking(): Promise<void> {
  const asking = await import('#i18n/load-asking.ts');
  await asking.loadAsking();
}

export async function loadRequestForm() {
  const [{ RequestFormScreen }] = await Promise.all([
    import('#features/requests/request-form-screen.tsx'),
    loadAsking(),
  ]);
  return { RequestFormScreen };
}

export async function loadChat() {
  const [{ ChatScreen }] = await Promise.all([
    import('#features/requests/chat-screen.tsx'),
    loadTexts('chat'),
    loadAsking(),
  ]);
  return { ChatScreen };
}

export async function loadCredits() {
  const [{ CreditsScreen, prefetchCredits }] = await Promise.all([
    import('#features/credits/credits-screen.tsx'),
    loadTexts('credits'),
    loadTexts('receipts'),
    loadTexts('refund'),
  ]);
  return { CreditsScreen, prefetchCredits };
}

/** The card of what is missing, which the overview shows where a visit is not paid. */
export async function loadMissing() {
  const [{ MissingCard }] = await Promise.all([
    import('#features/credits/missing/missing-card.tsx'),
    loadTexts('credits'),
  ]);
  return { MissingCard };
}

export async function loadNotifications() {
  const [{ NotificationsScreen, prefetchNotifications }] = await Promise.all([
    import('#features/notifications/notifications-screen.tsx'),
    loadTexts('notifications'),
  ]);
  return { NotificationsScreen, prefetchNotifications };
}

export async function loadFamilyPreferences() {
  const [{ FamilyPreferences }] = await Promise.all([
    import('#features/notifications/preferences/family-preferences.tsx'),
    loadTexts('notifications'),
  ]);
  return { FamilyPreferences };
}

export async function loadCircle() {
  const [{ CircleScreen, prefetchCircle }] = await Promise.all([
    import('#features/circle/circle-screen.tsx'),
    loadTexts('circle'),
  ]);
  return { CircleScreen, prefetchCircle };
}

export async function loadProfile() {
  const [{ ProfileScreen }] = await Promise.all([
    import('#features/profile/profile-screen.tsx'),
    loadTexts('profile'),
    loadTexts('erasure'),
    loadTexts('own-data'),
  ]);
  return { ProfileScreen };
}

export async function loadSignOut() {
  const [{ SignOutDialog }] = await Promise.all([
    import('#features/session/sign-out-dialog.tsx'),
    loadTexts('sign-out'),
  ]);
  return { SignOutDialog };
}

/** Loads the code of every view, so that each opens offline even before the service worker is active. */
export async function loadEveryView(): Promise<void> {
  // A view that cannot be loaded now is loaded on demand: no reason to reload the page.
  const endBusy = beginBusy('fetching the views');
  await Promise.allSettled([
    loadNextVisit(),
    loadRequestForm(),
    loadMyRequests(),
    loadChat(),
    loadCredits(),
    loadNotifications(),
    loadCircle(),
    loadProfile(),
    loadSignOut(),
  ]);
  endBusy();
}
