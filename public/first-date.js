// Makes the browser load what it knows of dates beside the main thread (src/pwa/first-view/load-date-formats.ts).
new Intl.DateTimeFormat('nl-BE', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' }).format();
close();
