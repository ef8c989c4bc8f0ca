import type { CommonParts } from '../after-visit/after-visit-mails.ts';
import type { MoneyBackMails } from './money-back-mails.ts';

const byCard = '{byCard} retourne sur la carte ou le compte qui a servi à payer. Cela prend 5 à 10 jours ouvrables.';
const byTransfer = '{byTransfer} arrive par virement. Nous vous appelons pour votre numéro de compte.';
const notYou = 'Ce n’était pas vous\u00a0? Appelez-nous tout de suite.';

type Asked = Pick<MoneyBackMails, 'refund-ordered' | 'purchase-withdrawn'>;

/** What confirms that the senior asked for it. */
const asked = (greeting: string): Asked => ({
  'refund-ordered': {
    subject: 'Nous vous remboursons {amount}',
    heading: 'Nous vous remboursons {amount}',
    paragraphs: [greeting, 'Le {when}, vous avez redemandé votre solde non utilisé.', byCard, byTransfer],
    facts: [{ label: 'Vous recevez', value: '{amount}' }],
    button: 'Vers mon solde',
    closing: [notYou],
  },
  'purchase-withdrawn': {
    subject: 'Votre achat est annulé',
    heading: 'Votre achat est annulé',
    paragraphs: [
      greeting,
      'Vous vous êtes rétracté de votre achat le {when}. Cet e-mail en est la preuve. Gardez-le.',
      'De cet achat, {used} est déjà utilisé ou nécessaire pour une visite. Cette partie n’est pas remboursée.',
      byCard,
      byTransfer,
    ],
    facts: [
      { label: 'Achat du', value: '{boughtOn}' },
      { label: 'Montant de l’achat', value: '{bought}' },
      { label: 'Rétractation du', value: '{when}' },
      { label: 'Déjà utilisé', value: '{used}' },
      { label: 'Vous recevez', value: '{amount}' },
    ],
    button: 'Vers mon solde',
    closing: [notYou],
  },
});

/** Mails about money that goes back to the senior. */
export const frenchMoneyBack = ({ greeting, when, service }: CommonParts): MoneyBackMails => ({
  ...asked(greeting),
  'visit-refunded': {
    subject: 'Nous vous rendons {amount} pour une visite',
    heading: 'Nous vous rendons {amount}',
    paragraphs: [
      greeting,
      'Vous n’étiez pas satisfait d’une visite. Nous en sommes désolés.',
      'Votre solde augmente donc de {amount}.',
    ],
    facts: [
      when,
      service,
      { label: 'Ajouté à votre solde', value: '{amount}' },
      { label: 'Votre solde est maintenant de', value: '{balance}' },
    ],
    button: 'Vers mon solde',
    closing: ['Vous avez une question\u00a0? Appelez-nous.'],
  },
  'refund-failed': {
    subject: '{amount} n’est pas arrivé',
    heading: '{amount} n’est pas arrivé',
    paragraphs: [
      greeting,
      'Nous voulions vous rembourser {amount}. Votre banque ne l’a pas accepté.',
      'Le montant est de nouveau sur votre solde. Rien n’est perdu.',
      'Demandez-le encore une fois. Nous ferons alors un virement.',
    ],
    facts: [{ label: 'De nouveau sur votre solde', value: '{amount}' }],
    button: 'Vers mon solde',
    closing: ['Vous préférez téléphoner\u00a0? Appelez-nous.'],
  },
  'refund-transferred': {
    subject: 'Nous avons viré {amount}',
    heading: 'Nous avons viré {amount}',
    paragraphs: [greeting, 'Vous avez demandé un remboursement. Nous l’avons viré le {day}.'],
    facts: [
      { label: 'Viré', value: '{amount}' },
      { label: 'Le', value: '{day}' },
    ],
    button: 'Vers mon solde',
    closing: ['Il n’est pas sur votre compte après trois jours ouvrables\u00a0? Appelez-nous.'],
  },
});
