/** The English texts of what goes wrong with the page itself, and of its new versions. */

export const enTrouble = {
  notLoaded:
    'A part of this page could not be loaded. Look at the connection, then reload the page.',
  crashed: 'This page met an error of its own.',
  crashedLead:
    'Your games are kept. Reload the page; if the error comes back, begin with another board.',
  reload: 'Reload the page',
  otherBoard: 'Another board',
  newVersion: 'A new version is ready.',
  useVersion: 'Reload',
};
