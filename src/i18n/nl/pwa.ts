export const pwa = {
  install: {
    title: 'Madelief op uw toestel zetten',
    lead: 'Dan opent u Madelief met één tik. Ook zonder internet.',
    installed: 'Madelief staat op dit toestel. U hoeft niets meer te doen.',
    now: {
      title: 'Op dit toestel',
      text: 'Uw toestel kan dit zelf. Tik op de knop en daarna op "Installeren".',
      button: 'Madelief installeren',
    },
    orByHand: 'Of doe het stap voor stap.',
    advice: 'Zet Madelief eerst op uw toestel. Log daarna pas in.',
    help: 'Lukt het niet? Bel ons. Wij doen het samen met u.',
    step: 'Stap {{number}}',
    devices: { ipad: 'Op een iPad', iphone: 'Op een iPhone', android: 'Op een Android-toestel' },
    steps: {
      ipad: {
        'open-menu': 'Open deze pagina in Safari. Tik rechtsboven op het vierkantje met de pijl.',
        choose: 'Schuif naar beneden. Tik op "Zet op beginscherm".',
        confirm: 'Tik rechtsboven op "Voeg toe".',
        done: 'Klaar. Het madeliefje staat op uw scherm.',
      },
      iphone: {
        'open-menu': 'Open deze pagina in Safari. Tik onderaan op het vierkantje met de pijl.',
        choose: 'Schuif naar boven. Tik op "Zet op beginscherm".',
        confirm: 'Tik rechtsboven op "Voeg toe".',
        done: 'Klaar. Het madeliefje staat op uw scherm.',
      },
      android: {
        'open-menu': 'Open deze pagina in Chrome. Tik rechtsboven op de drie puntjes.',
        choose: 'Tik op "Toevoegen aan startscherm" of "App installeren".',
        confirm: 'Tik op "Installeren".',
        done: 'Klaar. Het madeliefje staat op uw scherm.',
      },
    },
    shareHint: 'Ziet u het vierkantje niet? Tik eerst op de drie puntjes.',
  },
  update: {
    ready: 'Er is een nieuwe versie van Madelief.',
    readyText: 'Het duurt maar even. Wat u invulde, blijft bewaard.',
    button: 'Nu vernieuwen',
    later: 'Later',
    busy: 'Dat kan nu even niet. Madelief is nog bezig. Probeer het straks opnieuw.',
  },
} as const;
