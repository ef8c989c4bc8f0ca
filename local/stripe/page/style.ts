import { createHash } from 'node:crypto';

/** 20 px, contrast 7:1, controls of at least 56 px; no scripts, no images, no fonts. */
export const style = `
* { box-sizing: border-box; }
html { font-size: 125%; }
body { margin: 0; background: #fdf8ec; color: #1d2a22; font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere; }
.practice { background: #fff2cc; color: #513600; border-bottom: 3px solid #8a6100; padding: 0.8rem 1rem; }
.practice p { max-width: 34rem; margin: 0 auto; }
main { max-width: 36rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0.8rem 0; }
h2 { font-size: 1.25rem; margin: 0 0 0.6rem; }
.card { background: #fff; border: 1px solid #6f7a70; border-radius: 0.6rem; padding: 1rem; margin: 1rem 0; }
.card p:last-child { margin-bottom: 0; }
dl { margin: 0; }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.3rem 0; }
.row.total { border-top: 2px solid #6f7a70; font-weight: 700; margin-top: 0.3rem; }
dd { margin: 0; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; }
legend { font-weight: 700; padding: 0 0 0.5rem; }
.choice { display: flex; align-items: center; gap: 0.8rem; min-height: 2.9rem; border: 2px solid #6f7a70; border-radius: 0.5rem; padding: 0.4rem 0.9rem; margin-bottom: 0.6rem; cursor: pointer; }
.choice:has(:checked) { border: 3px solid #1b5a42; background: #dcefdf; color: #10291c; }
.choice input { width: 1.3rem; height: 1.3rem; margin: 0; accent-color: #14523b; flex: none; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 2.9rem; font: inherit; font-weight: 600; text-align: center; color: #0f4a36; background: #fff; border: 2px solid #1b5a42; border-radius: 0.5rem; padding: 0.5rem 1rem; cursor: pointer; text-decoration: none; }
button.main, .button.main { min-height: 3.3rem; color: #fff; background: #14523b; border-color: #14523b; font-size: 1.1rem; }
.note { margin: 0.3rem 0 1rem; color: #414b43; }
.note:last-child { margin-bottom: 0; }
a { color: #0f4a36; }
.alert { background: #fdeae6; color: #7a1710; border: 2px solid #a8281d; border-radius: 0.6rem; padding: 0.8rem 1rem; margin: 1rem 0; }
.alert p { margin: 0; }
:focus-visible { outline: 4px solid #1d2a22; outline-offset: 3px; box-shadow: 0 0 0 3px #ffcf4d; }
ul.plain { list-style: none; margin: 0; padding: 0; }
ul.plain > li { margin-bottom: 1rem; }
ul.plain > li:last-child { margin-bottom: 0; }
.id { font-size: 0.9rem; }
`;

/** Of the policy's style-src: this style sheet and no other. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
