/*
 * The page shows a mail in a frame that may open nothing, so that its links do nothing. With this they open beside the
 * page, as in any mail program; scripts of a mail still do not run.
 */
document.addEventListener(
  'load',
  ({ target: frame }) => {
    if (!(frame instanceof HTMLIFrameElement)) return;
    if (!frame.sandbox.contains('allow-popups')) {
      frame.sandbox.add('allow-popups', 'allow-popups-to-escape-sandbox');
      // A frame is as free as it was when its document came.
      frame.setAttribute('srcdoc', frame.srcdoc);
      return;
    }
    for (const link of frame.contentDocument?.links ?? []) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
  },
  true,
);
