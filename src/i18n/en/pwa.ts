export const pwa = {
  install: {
    title: 'Put Madelief on your device',
    lead: 'Then one tap opens Madelief. Also without internet.',
    installed: 'Madelief is on this device. You do not have to do anything.',
    now: {
      title: 'On this device',
      text: 'Your device can do this by itself. Tap the button, then tap "Install".',
      button: 'Install Madelief',
    },
    orByHand: 'Or do it step by step.',
    advice: 'Put Madelief on your device first. Log in after that.',
    help: 'Does it not work? Call us. We will do it together.',
    step: 'Step {{number}}',
    devices: { ipad: 'On an iPad', iphone: 'On an iPhone', android: 'On an Android device' },
    steps: {
      ipad: {
        'open-menu': 'Open this page in Safari. Tap the square with the arrow, at the top right.',
        choose: 'Scroll down. Tap "Add to Home Screen".',
        confirm: 'Tap "Add" at the top right.',
        done: 'Done. The daisy is on your screen.',
      },
      iphone: {
        'open-menu': 'Open this page in Safari. Tap the square with the arrow, at the bottom.',
        choose: 'Scroll up. Tap "Add to Home Screen".',
        confirm: 'Tap "Add" at the top right.',
        done: 'Done. The daisy is on your screen.',
      },
      android: {
        'open-menu': 'Open this page in Chrome. Tap the three dots at the top right.',
        choose: 'Tap "Add to Home screen" or "Install app".',
        confirm: 'Tap "Install".',
        done: 'Done. The daisy is on your screen.',
      },
    },
    shareHint: 'No square to be seen? Tap the three dots first.',
  },
  update: {
    ready: 'There is a new version of Madelief.',
    readyText: 'It takes only a moment. What you filled in stays saved.',
    button: 'Renew now',
    later: 'Later',
    busy: 'Not right now. Madelief is still busy. Please try again in a moment.',
  },
} as const;
