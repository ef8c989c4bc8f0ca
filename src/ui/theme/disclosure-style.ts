/** Native `details`, which open without JavaScript and by find-in-page. */
export const disclosureStyle = {
  bg: 'card.bg',
  color: 'card.text',
  borderWidth: '2px',
  borderColor: 'card.border',
  borderRadius: 'control',
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
} as const;

/** The summary. */
export const disclosureSummaryStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'action',
  paddingInline: '5',
  paddingBlock: '3',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 'control',
  '&::-webkit-details-marker': { display: 'none' },
} as const;
