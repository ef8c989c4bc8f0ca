import { useState } from 'react';

interface DocumentRulesProps {
  /** Of CSS, one rule each. Constant. */
  readonly rules: readonly string[];
}

/**
 * Rules for the whole document, while this is in it. The security policy allows no style element with text in it; rules that
 * are written by script need no permission.
 */
export function DocumentRules({ rules }: DocumentRulesProps) {
  const [write] = useState(() => (element: HTMLStyleElement | null) => {
    const sheet = element?.sheet;
    if (!sheet || sheet.cssRules.length > 0) return;
    for (const [index, rule] of rules.entries()) sheet.insertRule(rule, index);
  });
  return <style ref={write} />;
}
