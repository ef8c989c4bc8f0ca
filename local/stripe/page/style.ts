import { createHash } from 'node:crypto';

/** Text of 20 px, contrast 7:1, controls of at least 56 px; no scripts, images or fonts. */
export const style = `
* { box-sizing: border-box; }
body { margin: 0; font-size: 1.25rem; background: #fdf8ec; color: #1d2a22; font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere; }
.practice { background: #fff2cc; color: #513600; border-bottom: 3px solid #8a6100; padding: min(1rem, 4vw) min(1.25rem, 5vw); }
.practice p { max-width: 42.5rem; margin: 0 auto; }
main { max-width: 45rem; margin: 0 auto; padding: min(1.25rem, 5vw); }
h1 { font-size: 2.125rem; line-height: 1.25; margin: 1rem 0; }
h2 { font-size: 1.562rem; margin: 0 0 0.75rem; }
.card { background: #fff; border: 1px solid #6f7a70; border-radius: 0.75rem; padding: min(1.25rem, 5vw); margin: 1.25rem 0; }
.card p:last-child { margin-bottom: 0; }
dl { margin: 0; }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.25rem; padding: 0.375rem 0; }
.row.total { border-top: 2px solid #6f7a70; font-weight: 700; margin-top: 0.375rem; }
dd { margin: 0; }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; }
legend { font-weight: 700; padding: 0 0 0.625rem; }
.choice { display: flex; flex-wrap: wrap; align-items: center; gap: min(1rem, 4vw); min-height: 3.625rem; border: 2px solid #6f7a70; border-radius: 0.625rem; padding: 0.5rem min(1.125rem, 4vw); margin-bottom: 0.75rem; cursor: pointer; }
.choice:has(:checked) { border: 3px solid #1b5a42; background: #dcefdf; color: #10291c; }
.choice input { width: 1.625rem; height: 1.625rem; margin: 0; accent-color: #14523b; flex: none; }
.choice span { flex: 1 1 0; min-width: min-content; max-width: 100%; overflow-wrap: break-word; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3.625rem; font: inherit; font-weight: 600; text-align: center; color: #0f4a36; background: #fff; border: 2px solid #1b5a42; border-radius: 0.625rem; padding: 0.625rem min(1.25rem, 4vw); cursor: pointer; text-decoration: none; }
button.main, .button.main { min-height: 4.125rem; color: #fff; background: #14523b; border-color: #14523b; font-size: 1.375rem; }
.note { margin: 0.375rem 0 1.25rem; color: #414b43; }
.note:last-child { margin-bottom: 0; }
a { color: #0f4a36; }
a.line { display: flex; align-items: center; min-height: 3.5rem; }
.alert { background: #fdeae6; color: #7a1710; border: 2px solid #a8281d; border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1.25rem 0; }
.alert p { margin: 0; }
:focus-visible { outline: 4px solid #1d2a22; outline-offset: 3px; box-shadow: 0 0 0 3px #ffcf4d; }
ul { padding-left: min(1.5rem, 6vw); }
ul.plain { list-style: none; margin: 0; padding: 0; }
ul.plain > li { margin-bottom: 1.25rem; }
ul.plain > li:last-child { margin-bottom: 0; }
.id { font-size: 1.125rem; }
`;

/** The style-src hash of this style sheet. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
