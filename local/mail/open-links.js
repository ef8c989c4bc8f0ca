/**
 * The page shows a mail in a sandboxed frame that cannot open windows, so its links do not work. This opens them in a
 * new tab, like a mail program; scripts in a mail still do not run.
 */
document.addEventListener(
  'load',
  ({ target: frame }) => {
    if (!(frame instanceof HTMLIFrameElement)) return;
    if (!frame.sandbox.contains('allow-popups')) {
      frame.sandbox.add('allow-popups', 'allow-popups-to-escape-sandbox');
      // A frame's sandbox applies when its document loads, so the document is loaded again.
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
